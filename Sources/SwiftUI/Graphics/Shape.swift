public import LayoutAPI
import LayoutEngine

/// A view with a path, laid out by its own `sizeThatFits(_:)`.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The path of the shape in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The size of the shape for a proposal, in points.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// The proposed size, with 10 points on an axis without a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape as a view.
  public var body: some View { ShapeView(shape: self) }

  /// Fills the shape; laid out as the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Fills the shape; laid out as the shape.
  public func fill(style: FillStyle = FillStyle()) -> some View {
    ShapeView(shape: self)
  }

  /// Strokes the shape; laid out as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self)
  }

  /// Strokes the shape; laid out as the shape.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    ShapeView(shape: self)
  }

  /// The outline of the shape, laid out as the shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }

  /// The outline of the shape, laid out as the shape.
  public func stroke(style: StrokeStyle) -> some Shape { self }

  /// A part of the shape, laid out as the whole.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    self
  }

  /// The rotated shape, laid out as the shape itself.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape { self }

  /// The scaled shape, laid out as the shape itself.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape { self }
}

/// A shape as a view.
struct ShapeView<S: Shape> {
  let shape: S
}

extension ShapeView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    [MeasuredNode { [shape] proposal, _ in shape.sizeThatFits(proposal) }]
  }
}

/// A shape with an inset variant.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape

  /// The shape inset by a length in points.
  func inset(by amount: CGFloat) -> Self.InsetShape
}

extension InsettableShape {
  /// Strokes the shape inside its edge; laid out as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Strokes the shape inside its edge; laid out as the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    ShapeView(shape: self)
  }

  /// Strokes the shape inside its edge; laid out as the shape.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    ShapeView(shape: self)
  }
}

/// An inset shape, laid out as the shape itself.
public struct _InsetShape<Base: InsettableShape>: InsettableShape {
  let base: Base
  let amount: CGFloat

  /// The path of the inset shape.
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect.insetBy(dx: amount, dy: amount))
  }

  /// The size of the shape itself.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }

  /// The shape inset further.
  public func inset(by amount: CGFloat) -> _InsetShape<Base> {
    _InsetShape(base: base, amount: self.amount + amount)
  }
}
