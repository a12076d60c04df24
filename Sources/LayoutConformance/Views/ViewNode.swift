public import LayoutAPI
public import LayoutEngine

/// A view of a tree: a subview of a case, or a node of a scene.
///
/// The kind says everything but the views inside and what the view carries for its container, so that
/// two nodes are compared, replaced and taken apart without knowing each kind.
public struct ViewNode: Hashable, Sendable {
  /// What the view is.
  public var kind: Kind {
    didSet { kind = kind.canonical }
  }

  /// The views inside, in order.
  ///
  /// A modifier has one; an overlay or a background has two, the primary one first.
  public var children: [ViewNode]

  /// The name by which the frame is reported, unique in a scene; `nil` if nobody asks for it.
  public var id: String?

  // Most views carry nothing, and there are thousands of them a second.
  private var carried: Carried?

  /// Makes a view that carries nothing.
  public init(_ kind: Kind, id: String? = nil, _ children: [ViewNode] = []) {
    self.kind = kind.canonical
    self.children = children
    self.id = id
  }

  /// What a view is; `nil` leaves a length to the metric of the engine.
  ///
  /// What is long is boxed. A leaf is not: there are eight in a common case.
  public enum Kind: Hashable, Sendable {
    /// A view without subviews.
    case leaf(Leaf)
    /// The layout under test itself; in cases only.
    case layoutUnderTest
    /// A spacer.
    case spacer(minLength: CGFloat?)
    /// A row or a column.
    indirect case stack(Axis, alignment: NodeGuide, spacing: CGFloat?)
    /// A pile.
    indirect case zstack(NodeAlignment)
    /// A grid, of rows and of views that span it.
    indirect case grid(NodeAlignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
    /// A row of a grid.
    indirect case gridRow(alignment: NodeGuide?)
    /// A cell of a grid that says how it stands in it.
    indirect case gridCell(columns: Int, anchor: CGPoint?, unsizedAxes: Set<Axis>)
    /// A frame of fixed lengths.
    indirect case frame(width: CGFloat?, height: CGFloat?, NodeAlignment)
    /// A frame whose lengths keep within limits.
    indirect case flexFrame(width: NodeLimits, height: NodeLimits, NodeAlignment)
    /// Room around the content; `nil` is the metric's default on all edges.
    indirect case padding(NodeInsets?)
    /// The ideal length on the named axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A box of a ratio, `nil` for that of the content's ideal size.
    indirect case aspectRatio(CGFloat?, ContentMode)
    /// A second view over the first.
    indirect case overlay(NodeAlignment)
    /// A second view behind the first.
    indirect case background(NodeAlignment)
    /// Another place, of which nothing else knows.
    case offset(x: CGFloat, y: CGFloat)
    /// The centre on a point of the whole offer.
    indirect case position(x: CGFloat, y: CGFloat)
    /// A layout priority.
    case layoutPriority(Double)
    /// A place in the order of drawing, which means nothing to layout.
    case zIndex(Double)
    /// An explicit position of a guide.
    indirect case alignmentGuide(NodeGuide, GuideValue)
    /// The first of the views that fits.
    case viewThatFits(Set<Axis>)
    /// A view that takes the offer.
    case geometryReader
    /// Several views that stand in the container around.
    case group
    /// A layout of a fixed definition, see `NamedLayouts`.
    indirect case custom(String, NodeConfiguration)
  }

  /// Where an explicit guide stands, in points.
  public enum GuideValue: Hashable, Sendable {
    /// At a position.
    case at(CGFloat)
    /// At another guide of the same axis, moved.
    case from(NodeGuide, plus: CGFloat)
  }
}

extension ViewNode {
  /// What a subview of a case carries for the layout around it; scenes have modifiers for that.
  private indirect enum Carried: Hashable {
    case traits(Traits)
  }

  private struct Traits: Hashable {
    var priority: Double = 0
    var spacing: [SpacingEdge: CGFloat] = [:]
    var guides: [String: CGFloat] = [:]
    var values: [String: Scalar] = [:]

    static let none = Traits()
  }

  private var traits: Traits {
    get {
      guard case .traits(let traits)? = carried else { return .none }
      return traits
    }
    set { carried = newValue == .none ? nil : .traits(newValue) }
  }

  /// The layout priority, 0 by default.
  public var priority: Double {
    get { traits.priority }
    set { traits.priority = newValue }
  }

  /// The preferred distances in points, on the edges that have one.
  public var spacing: [SpacingEdge: CGFloat] {
    get { traits.spacing }
    set { traits.spacing = newValue }
  }

  /// The explicit positions of alignment guides in points, by the guide's name.
  public var guides: [String: CGFloat] {
    get { traits.guides }
    set { traits.guides = newValue }
  }

  /// The layout values, by the key's name.
  public var values: [String: Scalar] {
    get { traits.values }
    set { traits.values = newValue }
  }

  /// Whether it carries nothing for its container: no priority, spacing, guide or layout value.
  public var carriesNothing: Bool { carried == nil }

  /// The view with what another one carries.
  func carrying(whatIsOn other: ViewNode) -> ViewNode {
    var copy = self
    copy.carried = other.carried
    return copy
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
}

/// The limits of a flexible frame on one axis in points, `nil` where there is none.
public struct NodeLimits: Hashable, Sendable {
  /// The least length.
  public var min: CGFloat?
  /// The length where none is offered.
  public var ideal: CGFloat?
  /// The greatest length.
  public var max: CGFloat?

  /// Makes limits, which may contradict each other: an engine repairs them.
  public init(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) {
    self.min = min
    self.ideal = ideal
    self.max = max
  }
}

/// The room at each edge, in points.
public struct NodeInsets: Hashable, Sendable {
  /// The room above.
  public var top: CGFloat
  /// The room where reading starts.
  public var leading: CGFloat
  /// The room below.
  public var bottom: CGFloat
  /// The room where reading ends.
  public var trailing: CGFloat

  /// Makes insets.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// The parameters of a layout of `NamedLayouts`.
public struct NodeConfiguration: Hashable, Sendable {
  /// The distance between two subviews in points.
  public var spacing: CGFloat
  /// What a probe asks its subviews first.
  public var proposals: [Proposal]
  /// Whether the layout stands behind `AnyLayout`.
  public var erased: Bool

  /// Makes parameters.
  public init(spacing: CGFloat = 0, proposals: [Proposal] = [], erased: Bool = false) {
    self.spacing = spacing
    self.proposals = proposals
    self.erased = erased
  }
}
