import LayoutAPI
import LayoutEngine

/// How large a scene with its edits is, in the one order that shrinking goes down.
///
/// Compared part by part: fewer nodes, those of edits counted; fewer edits; simpler kinds; fewer words
/// that are not the default; smaller numbers; a simpler offer; left to right.
struct SceneMeasure: Comparable {
  private let parts: [Double]

  init(_ sceneCase: SceneCase) {
    let scene = sceneCase.scene
    let added = sceneCase.edits.flatMap { edit -> [ViewNode] in
      switch edit {
      case .insert(_, let node), .replace(_, let node): node.all
      case .remove, .propose: []
      }
    }
    let nodes = scene.root.all + added
    parts = [
      Double(scene.root.count), Double(nodes.count), Double(sceneCase.edits.count),
      nodes.reduce(0) { $0 + $1.kind.rank }, nodes.reduce(0) { $0 + $1.kind.words },
      nodes.reduce(0) { sum, node in
        node.kind.numbers.reduce(sum) { $0 + CaseMeasure.complexity($1) }
      },
      Self.rank(scene.proposal.width) + Self.rank(scene.proposal.height),
      scene.direction == .leftToRight ? 0 : 1,
      sceneCase.edits.reduce(0) { sum, edit in
        guard case .propose(let proposal) = edit else { return sum }
        return sum + Self.rank(proposal.width) + Self.rank(proposal.height)
      },
    ]
  }

  static func < (left: SceneMeasure, right: SceneMeasure) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }

  /// A round length before any other one before none before infinity.
  private static func rank(_ length: CGFloat?) -> Double {
    guard let length else { return 2000 }
    if length == .infinity { return 1e6 }
    return length == 100 ? 0 : CaseMeasure.complexity(length) + 1
  }
}

extension ViewNode.Kind {
  /// Leaves before containers, simple ones before others.
  fileprivate var rank: Double {
    switch self {
    case .leaf(.rigid): 0
    case .leaf(.greedy): 1
    case .leaf(.flexible): 2
    case .leaf: 3
    case .spacer: 4
    default: 5 + Double(Self.names.firstIndex(of: name) ?? 0) / 100
    }
  }

  /// How many words differ from the default.
  fileprivate var words: Double {
    let guides = guides.filter { $0 != .center($0.axis) }.count
    switch self {
    case .stack(_, _, nil): return Double(guides) + 1
    case .grid(_, let horizontal, let vertical):
      return Double(guides) + (horizontal == nil ? 1 : 0) + (vertical == nil ? 1 : 0)
    case .spacer(nil), .padding(nil): return 1
    case .frame(let width, let height, _):
      return Double(guides + [width, height].compactMap { $0 }.count)
    case .flexFrame(let width, let height, _):
      let limits = [width.min, width.ideal, width.max, height.min, height.ideal, height.max]
      return Double(guides + limits.compactMap { $0 }.count)
    case .custom(_, let configuration): return Double(configuration.proposals.count)
    case .gridCell(_, let anchor, let axes):
      return (anchor == nil ? 0 : 1) + Double(axes.count)
    case .gridRow(let guide): return guide == nil ? 0 : 1
    default: return Double(guides)
    }
  }
}
