public import LayoutAPI
import LayoutEngine

/// A view that is drawn along a path; it takes what it is offered unless it says otherwise.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Draws the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// Chooses the size of the shape, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Takes the offer, and 10 points on an axis without one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as a view.
  public var body: some View { ShapeView(shape: self) }

  /// Paints the shape, which has no part in layout.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Paints the shape, which has no part in layout.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Draws the line of the shape, which has no part in layout.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self)
  }

  /// Draws the line of the shape, which has no part in layout.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self)
  }

  /// Gives the line of the shape, which takes the shape's own room.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// Gives the line of the shape, which takes the shape's own room.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// Gives a part of the shape, which takes the room of the whole.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// Turns the drawing of the shape, which keeps its room.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// Scales the drawing of the shape, which keeps its room.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

/// The view of a shape.
struct ShapeView<S: Shape> {
  let shape: S
}

extension ShapeView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    [MeasuredNode { [shape] proposal, _ in shape.sizeThatFits(proposal) }]
  }
}
