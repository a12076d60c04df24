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

/// A shape that can be drawn further inside.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the shape further inside.
  associatedtype InsetShape: InsettableShape

  /// Gives the shape drawn further inside, by a length in points.
  func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
  /// Draws the line of the shape on the inside, which has no part in layout.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Draws the line of the shape on the inside, which has no part in layout.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Draws the line of the shape on the inside, which has no part in layout.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(shape: self)
  }
}

/// A shape that is drawn further inside; its room is that of the shape.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// Draws the shape further inside.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// Chooses the size that the shape itself chooses.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// Gives the shape drawn still further inside.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
