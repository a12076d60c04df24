import LayoutAPI
import LayoutEngine

/// A node of a scene with the frame that an engine gave it.
struct PlacedNode {
  /// The node.
  let node: ViewNode

  /// The frame, `nil` where the engine did not tell it.
  let frame: CGRect?

  /// The views that a layout arranges: what groups and rows of a grid hold stands for them.
  let children: [PlacedNode]

  /// Finds the frames of a node and of what is in it.
  init(_ node: ViewNode, _ layout: SceneLayout) {
    self.node = node
    children = node.arranged.flatMap { child in
      if case .gridRow = child.kind { return child.arranged.map { PlacedNode($0, layout) } }
      return [PlacedNode(child, layout)]
    }
    frame =
      node.id.flatMap { layout.frames[$0] } ?? (node.kind.isTrait ? children.first?.frame : nil)
  }

  /// The node and all in it, each before those in it.
  var all: [PlacedNode] { [self] + children.flatMap(\.all) }

  /// What the node is called in a message.
  var name: String { node.id.map { "'\($0)'" } ?? "a \(node.kind.name)" }

  /// The view without the traits that are set on it.
  var bare: PlacedNode { node.kind.isTrait ? children.first?.bare ?? self : self }

  /// The leaf that the view is but for traits, a spacer too; `nil` for a container.
  func leaf(_ metric: EngineMetric) -> Leaf? {
    switch bare.node.kind {
    case .leaf(let leaf): leaf
    case .spacer(let length): .spacer(minLength: length ?? metric.spacerMinimum)
    default: nil
    }
  }

  /// The layout priority of a leaf with its traits.
  var priority: Double {
    switch node.kind {
    case .layoutPriority(let priority): priority
    case .spacer: -.infinity
    case .zIndex, .alignmentGuide, .gridCell: children.first?.priority ?? 0
    default: 0
    }
  }
}

extension ViewNode.Kind {
  /// Whether the kind says something about a view and leaves its frame as it is.
  var isTrait: Bool {
    switch self {
    case .layoutPriority, .zIndex, .alignmentGuide, .gridCell: true
    default: false
    }
  }
}

extension PlacedNode {
  /// What is known of an explicit guide.
  enum Guide: Equatable {
    /// There is none.
    case none
    /// It stands there, in points from the node's corner.
    case at(CGFloat)
    /// A frame is missing, or sources disagree.
    case unknown
  }

  /// Finds the explicit position of a guide from the frames: merged where the views stand.
  func explicit(_ guide: NodeGuide) -> Guide {
    switch node.kind {
    case .leaf, .spacer, .geometryReader: return .none
    case .viewThatFits: return .unknown
    case .alignmentGuide(guide, let value):
      guard case .from(let other, let plus) = value else { return .at(value.constant) }
      guard let position = children.first?.position(of: other) else { return .unknown }
      return .at(position + plus)
    case .alignmentGuide, .layoutPriority, .zIndex, .gridCell, .offset, .overlay, .background:
      // What is set on a view leaves its guides; an offset leaves them in the old place.
      return children.first?.explicit(guide) ?? .none
    default: return merged(guide)
    }
  }

  private func merged(_ guide: NodeGuide) -> Guide {
    var values: [CGFloat] = []
    for child in children {
      switch child.explicit(guide) {
      case .none: continue
      case .unknown: return .unknown
      case .at(let value):
        guard let frame, let inner = child.frame else { return .unknown }
        values.append(value + inner.origin[guide.axis] - frame.origin[guide.axis])
      }
    }
    guard !values.isEmpty else { return .none }
    switch guide {
    case .custom: return .at(values.reduce(0, +) / CGFloat(values.count))
    case .firstTextBaseline: return .at(values.min() ?? 0)
    // Whether these leave a container, and how the last baseline merges, is not agreed on.
    default: return values.count == 1 && node.kind.childCount == .one ? .at(values[0]) : .unknown
    }
  }

  /// The position of a guide, explicit or not; `nil` where it is unknown.
  func position(of guide: NodeGuide) -> CGFloat? {
    switch explicit(guide) {
    case .at(let value): return value
    case .unknown: return nil
    case .none:
      guard let frame else { return nil }
      return guide.fraction == 0 ? 0 : guide.fraction * frame.size[guide.axis]
    }
  }
}

extension ViewNode.GuideValue {
  fileprivate var constant: CGFloat {
    switch self {
    case .at(let position): position
    case .from(_, let plus): plus
    }
  }
}

/// The distance in points within which an engine's lengths count as equal: the protocol's.
private let sceneTolerance: CGFloat = 1e-3

/// Whether two lengths of layouts are equal but for rounding errors; NaN is equal to NaN.
func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool {
  if !a.isFinite || !b.isFinite { return same(a, b) }
  return abs(a - b) <= sceneTolerance + 1e-9 * max(abs(a), abs(b))
}

extension CGSize {
  func isNear(_ other: CGSize) -> Bool {
    LayoutConformance.isNear(width, other.width) && LayoutConformance.isNear(height, other.height)
  }
}

extension CGPoint {
  func isNear(_ other: CGPoint) -> Bool {
    LayoutConformance.isNear(x, other.x) && LayoutConformance.isNear(y, other.y)
  }
}

extension CGRect {
  func isNear(_ other: CGRect) -> Bool {
    origin.isNear(other.origin) && size.isNear(other.size)
  }
}
