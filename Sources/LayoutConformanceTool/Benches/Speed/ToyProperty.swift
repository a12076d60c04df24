import LayoutAPI
import LayoutConformance

/// The toy property by which generators and runners of properties are compared with each other.
///
/// A case is a random tree of rows, columns and flows with at most eight leaves, four proposals and an
/// origin. It is placed in full twice for each proposal, once at the origin and once at 0, and the
/// frames must be the same but for the origin. There is no layout of the kit's protocol in it: what is
/// measured is how soon random values are drawn and a property is asked.
struct ToyProperty {
  /// A tree of the toy.
  indirect enum Tree {
    case leaf(width: Double, height: Double)
    case row(spacing: Double, [Tree])
    case column(spacing: Double, [Tree])
    case flow(spacing: Double, [Tree])
  }

  private let tree: Tree
  private let widths: [Double?]
  private let origin: Double

  /// Makes a case.
  init(tree: Tree, widths: [Double?], origin: Double) {
    self.tree = tree
    self.widths = widths
    self.origin = origin
  }

  /// Draws a case.
  init(from source: inout RandomSource) {
    var leaves = 8
    tree = Self.tree(from: &source, depth: 3, leaves: &leaves)
    widths = (0..<4).map { _ in
      switch source.int(in: 0...3) {
      case 0: nil
      case 1: 0
      case 2: .infinity
      default: Double(source.int(in: 0...400)) / 4
      }
    }
    origin = Double(source.int(in: 0...200))
  }

  /// Whether the frames move with the origin, for each proposal.
  var holds: Bool {
    var (moved, unmoved): ([Double], [Double]) = ([], [])
    return widths.allSatisfy { width in
      moved.removeAll(keepingCapacity: true)
      unmoved.removeAll(keepingCapacity: true)
      _ = Self.place(tree, x: origin, y: 0, width: width, &moved)
      _ = Self.place(tree, x: 0, y: 0, width: width, &unmoved)
      return zip(moved, unmoved).allSatisfy { $0 == $1 + origin }
    }
  }

  private static func tree(
    from source: inout RandomSource, depth: Int, leaves: inout Int
  ) -> Tree {
    guard depth > 0, leaves > 1, source.chance(60) else {
      leaves -= 1
      return .leaf(width: length(&source), height: length(&source))
    }
    let spacing = Double(source.int(in: 0...8))
    var children: [Tree] = []
    for _ in 0..<source.int(in: 1...4) where leaves > 0 {
      children.append(tree(from: &source, depth: depth - 1, leaves: &leaves))
    }
    return switch source.int(in: 0...2) {
    case 0: .row(spacing: spacing, children)
    case 1: .column(spacing: spacing, children)
    default: .flow(spacing: spacing, children)
    }
  }

  /// A length on the grid of quarters: sums are exact, so that no rounding is taken for a fault.
  private static func length(_ source: inout RandomSource) -> Double {
    Double(source.int(in: 0...200)) / 4
  }

  /// Places a tree, notes where its leaves begin, and gives its size.
  private static func place(
    _ tree: Tree, x: Double, y: Double, width: Double?, _ starts: inout [Double]
  ) -> (width: Double, height: Double) {
    switch tree {
    case .leaf(let width, let height):
      starts.append(x)
      return (width, height)
    case .row(let spacing, let children):
      return line(children, x, y, spacing, .infinity, width, &starts)
    case .flow(let spacing, let children):
      return line(children, x, y, spacing, width ?? .infinity, width, &starts)
    case .column(let spacing, let children):
      var size = (width: 0.0, height: 0.0)
      for (index, child) in children.enumerated() {
        let gap = index == 0 ? 0 : spacing
        let next = place(child, x: x, y: y + size.height + gap, width: width, &starts)
        size = (max(size.width, next.width), size.height + gap + next.height)
      }
      return size
    }
  }

  /// Places children side by side, in as many lines as a limit demands.
  private static func line(
    _ children: [Tree], _ x: Double, _ y: Double, _ spacing: Double, _ limit: Double,
    _ width: Double?, _ starts: inout [Double]
  ) -> (width: Double, height: Double) {
    var (used, top, height, widest) = (0.0, 0.0, 0.0, 0.0)
    for (index, child) in children.enumerated() {
      let gap = used == 0 && index == 0 ? 0 : spacing
      let first = starts.count
      var size = place(child, x: x + used + gap, y: y + top, width: width, &starts)
      if used > 0, used + gap + size.width > limit {
        starts.removeSubrange(first...)
        (used, top, height) = (0, top + height + spacing, 0)
        size = place(child, x: x, y: y + top, width: width, &starts)
        used = size.width
      } else {
        used += gap + size.width
      }
      (height, widest) = (max(height, size.height), max(widest, used))
    }
    return (widest, top + height)
  }
}

extension SpeedMeasure {
  /// The rate of a property that has no layout of the kit in it.
  static let toy = SpeedMeasure(
    name: "toy", summary: "the toy property of other tools: eight leaves, eight placements a case"
  ) { setting in
    let cases = 1000
    var (source, failures) = (RandomSource(seed: Setting.seed), 0)
    let seconds = setting.watch.seconds {
      for _ in 0..<cases where !ToyProperty(from: &source).holds { failures += 1 }
    }
    return [
      SpeedFigure("random trees", Double(cases) / seconds, "cases/s"),
      SpeedFigure("trees whose frames do not move with the origin", Double(failures), "cases"),
    ]
  }
}
