public import LayoutAPI
public import LayoutEngine

/// A view of a scene: a leaf, a container or a modifier, with the views in it.
///
/// The kind says everything but the views inside, so that two nodes are compared, replaced and taken
/// apart without knowing each kind.
public struct ViewNode: Hashable, Sendable {
  /// The name by which the frame is reported, unique in a scene; `nil` if nobody asks for it.
  public var id: String?

  /// What the view is.
  public var kind: Kind

  /// The views inside, in order.
  ///
  /// A modifier has one; an overlay or a background has two, the primary one first.
  public var children: [ViewNode]

  /// Makes a view.
  public init(_ kind: Kind, id: String? = nil, _ children: [ViewNode] = []) {
    self.id = id
    self.kind = kind
    self.children = children
  }

  /// What a view of a scene is; `nil` leaves a value to the engine's own metric.
  public enum Kind: Hashable, Sendable {
    /// A view without subviews.
    case leaf(Leaf)
    /// A spacer.
    case spacer(minLength: CGFloat?)
    /// A row or a column.
    case stack(Axis, alignment: NodeGuide, spacing: CGFloat?)
    /// A pile.
    case zstack(NodeAlignment)
    /// A grid, of rows and of views that span it.
    case grid(NodeAlignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?)
    /// A row of a grid.
    case gridRow(alignment: NodeGuide?)
    /// A cell of a grid that says how it stands in it.
    case gridCell(columns: Int, anchor: CGPoint?, unsizedAxes: Set<Axis>)
    /// A frame of fixed lengths.
    case frame(width: CGFloat?, height: CGFloat?, NodeAlignment)
    /// A frame whose lengths keep within limits.
    case flexFrame(width: NodeLimits, height: NodeLimits, NodeAlignment)
    /// Room around the content; `nil` is the metric's default on all edges.
    case padding(NodeInsets?)
    /// The ideal length on the named axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// A box of a ratio, `nil` for that of the content's ideal size.
    case aspectRatio(CGFloat?, ContentMode)
    /// A second view over the first.
    case overlay(NodeAlignment)
    /// A second view behind the first.
    case background(NodeAlignment)
    /// Another place, of which nothing else knows.
    case offset(x: CGFloat, y: CGFloat)
    /// The centre on a point of the whole offer.
    case position(x: CGFloat, y: CGFloat)
    /// A layout priority.
    case layoutPriority(Double)
    /// A place in the order of drawing, which means nothing to layout.
    case zIndex(Double)
    /// An explicit position of a guide.
    case alignmentGuide(NodeGuide, GuideValue)
    /// The first of the views that fits.
    case viewThatFits(Set<Axis>)
    /// A view that takes the offer.
    case geometryReader
    /// Several views that stand in the container around.
    case group
    /// A layout of a fixed definition, see `NamedLayouts`.
    case custom(String, NodeConfiguration)
  }

  /// Where an explicit guide stands, in points.
  public enum GuideValue: Hashable, Sendable {
    /// At a position.
    case at(CGFloat)
    /// At another guide of the same axis, moved.
    case from(NodeGuide, plus: CGFloat)
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

/// The parameters of a custom layout of a scene.
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
