public import LayoutAPI
public import LayoutEngine

/// A subview of a case: what it is, and what it carries for the layout.
public struct ViewNode: Hashable, Sendable {
  /// What the subview is.
  public var kind: Kind

  /// The layout priority, 0 by default.
  public var priority: Double = 0

  /// The preferred distances in points, on the edges that have one.
  public var spacing: [SpacingEdge: CGFloat] = [:]

  /// The explicit positions of alignment guides in points, by the guide's name.
  public var guides: [String: CGFloat] = [:]

  /// The layout values, by the key's name.
  public var values: [String: Scalar] = [:]

  /// A leaf, or a container with subviews of its own.
  ///
  /// What holds just one other subview is boxed. A leaf is not: there are eight in a common case, and
  /// to box them took a hundredth of its time.
  public enum Kind: Hashable, Sendable {
    /// A view without subviews.
    case leaf(Leaf)
    /// A stack along an axis; `nil` leaves the spacing to the subviews.
    case stack(Axis, spacing: CGFloat?, [ViewNode])
    /// Views on top of each other, centred.
    case overlay([ViewNode])
    /// A view with the same inset on all edges.
    indirect case padding(CGFloat, ViewNode)
    /// A view in a frame; a length that is `nil` is the view's own.
    indirect case frame(width: CGFloat?, height: CGFloat?, ViewNode)
    /// A view that is asked for its ideal length on the named axes.
    indirect case fixedSize(horizontal: Bool, vertical: Bool, ViewNode)
    /// The layout under test itself, with subviews of its own.
    case nested([ViewNode])
  }

  /// An edge of a spacing preference.
  public enum SpacingEdge: String, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where reading starts.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where reading ends.
    case trailing
  }

  /// Makes a subview without traits.
  public init(_ kind: Kind) {
    self.kind = kind
  }

  /// Makes a leaf without traits.
  public init(_ leaf: Leaf) {
    kind = .leaf(leaf)
  }
}

extension ViewNode {
  /// Makes a subview of one size, whatever is offered.
  public static func rigid(_ width: CGFloat, _ height: CGFloat) -> ViewNode {
    ViewNode(.rigid(CGSize(width: width, height: height)))
  }

  /// Makes a text of `count` characters that are squares of side `unit`.
  public static func text(_ count: Int, _ unit: CGFloat) -> ViewNode {
    ViewNode(.text(count: count, unit: unit))
  }

  /// Makes a view that takes the offer, and 10 points where there is none.
  public static var color: ViewNode {
    ViewNode(.greedy(ideal: CGSize(width: 10, height: 10)))
  }

  /// The subview with a layout value.
  public func value(_ name: String, _ value: Scalar) -> ViewNode {
    var copy = self
    copy.values[name] = value
    return copy
  }

  /// The layout value that a layout sees of the subview, `nil` where it sees the key's default.
  ///
  /// A modifier shows what its content carries: of several values the innermost holds.
  func layoutValue(_ name: String) -> Scalar? {
    switch kind {
    case .padding(_, let child), .frame(_, _, let child), .fixedSize(_, _, let child):
      child.layoutValue(name) ?? values[name]
    case .leaf, .stack, .overlay, .nested: values[name]
    }
  }

  /// Whether it carries nothing for its container that it would not have by itself.
  var isBare: Bool {
    if case .leaf(.spacer) = kind { return false }
    return priority == 0 && spacing.isEmpty && guides.isEmpty && values.isEmpty
  }

  /// The subviews inside, empty for a leaf.
  public var children: [ViewNode] {
    switch kind {
    case .leaf: []
    case .stack(_, _, let children), .overlay(let children), .nested(let children): children
    case .padding(_, let child), .frame(_, _, let child), .fixedSize(_, _, let child): [child]
    }
  }

  /// The number of subviews, this one and all inside.
  public var count: Int { children.reduce(1) { $0 + $1.count } }

  /// The leaf, or `nil` for a container.
  public var leaf: Leaf? {
    guard case .leaf(let leaf) = kind else { return nil }
    return leaf
  }
}
