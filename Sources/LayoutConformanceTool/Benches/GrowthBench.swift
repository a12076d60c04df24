import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning
import LayoutEngine

/// How the cost of a layout in the reference engine grows with the tree.
struct GrowthBench {
  /// By how much a node may cost more in a tree that is ten times as large.
  static let limit = 1.3

  /// How often each tree is laid out anew; the fastest time counts.
  let runs: Int

  private static let sizes = [1000, 10_000, 100_000]

  /// The cost of one tree.
  private struct Cost {
    let leaves: Int
    let nodes: Int
    let nanoseconds: Double
    let calls: Double
  }

  /// Measures all trees, and writes the table.
  func run(_ output: Output) -> ExitCode {
    output.write("| tree | leaves | nodes | µs a node | growth | calls a node | growth |\n")
    output.write("|---|---|---|---|---|---|---|\n")
    var isTooMuch = false
    for shape in Shape.allCases {
      var last: Cost?
      for leaves in Self.sizes {
        guard let cost = cost(of: shape.tree(leaves: leaves), leaves: leaves) else {
          return .software
        }
        let time = last.map { cost.nanoseconds / $0.nanoseconds }
        let calls = last.map { cost.calls / $0.calls }
        isTooMuch = isTooMuch || (time ?? 0) > Self.limit || (calls ?? 0) > Self.limit
        output.write(
          "| \(shape.rawValue) | \(leaves) | \(cost.nodes) | \(Self.text(cost.nanoseconds / 1000)) "
            + "| \(time.map(Self.text) ?? "–") | \(Self.text(cost.calls)) "
            + "| \(calls.map(Self.text) ?? "–") |\n")
        last = cost
      }
    }
    output.write(
      isTooMuch
        ? "a node costs more than \(Self.limit) times as much in a tree ten times as large\n"
        : "a node costs at most \(Self.limit) times as much in a tree ten times as large\n")
    return isTooMuch ? .findings : .success
  }

  /// Measures the nodes a second that are laid out in a tree of 10,000 leaves of each shape.
  ///
  /// - Throws: `ToolError` if the engine does not take a tree.
  func rates() throws(ToolError) -> [(shape: String, nodesPerSecond: Double)] {
    var rates: [(shape: String, nodesPerSecond: Double)] = []
    for shape in Shape.allCases {
      guard let cost = cost(of: shape.tree(leaves: 10_000), leaves: 10_000) else {
        throw ToolError(.software, "the engine does not take the \(shape.rawValue) tree")
      }
      rates.append((shape.rawValue, 1e9 / cost.nanoseconds))
    }
    return rates
  }

  /// Lays out so many new instances of a tree that all sizes have as many leaves in all.
  ///
  /// Otherwise a small tree would stay in the processor's caches, and a large one seem slow for it.
  private func cost(of root: ViewNode, leaves: Int) -> Cost? {
    let scene = LayoutScene(root, proposal: Proposal(width: 1000, height: 1000))
    let engine = ReferenceEngine(recordsCalls: false)
    let copies = (Self.sizes.max() ?? leaves) / leaves
    let nodes = root.count
    var fastest = Double.infinity
    for _ in 0..<runs {
      let instances = (0..<copies).compactMap { _ in try? engine.instance(of: scene) }
      guard instances.count == copies else { return nil }
      let start = DispatchTime.now().uptimeNanoseconds
      for instance in instances { instance.place(scene.proposal) }
      fastest = min(fastest, Double(DispatchTime.now().uptimeNanoseconds - start))
    }
    guard let calls = try? engine.countCalls(of: scene) else { return nil }
    return Cost(
      leaves: leaves, nodes: nodes, nanoseconds: fastest / Double(nodes * copies),
      calls: Double(calls) / Double(nodes))
  }

  private static func text(_ number: Double) -> String {
    String(format: "%.2f", number)
  }

  /// How the leaves of a tree are put together.
  private enum Shape: String, CaseIterable {
    case flat
    case nested = "nested, 64 deep"
    case mixed

    func tree(leaves: Int) -> ViewNode {
      switch self {
      case .flat: return Self.stack(.vertical, (0..<leaves).map(Self.leaf))
      case .nested:
        let depth = 64
        return (0..<depth).reduce(Self.leaf(0)) { inner, level in
          let count = leaves * (level + 1) / depth - leaves * level / depth
          let others = (0..<count).map { Self.leaf(level + $0) }
          return Self.stack(level.isMultiple(of: 2) ? .horizontal : .vertical, [inner] + others)
        }
      case .mixed: return SceneGenerator.tree(leaves: leaves, seed: 1)
      }
    }

    private static func stack(_ axis: Axis, _ children: [ViewNode]) -> ViewNode {
      ViewNode(
        .stack(
          axis, alignment: axis == .horizontal ? .verticalCenter : .horizontalCenter, spacing: 1),
        children)
    }

    private static func leaf(_ index: Int) -> ViewNode {
      let ten = CGSize(width: 10, height: 10)
      switch index % 3 {
      case 0: return ViewNode(.leaf(.rigid(ten)))
      case 1: return ViewNode(.leaf(.greedy(ideal: ten)))
      default:
        let range = Leaf.Flexibility(min: 2, ideal: 10, max: 50)
        return ViewNode(.leaf(.flexible(width: range, height: range)))
      }
    }
  }
}
