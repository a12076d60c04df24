public import LayoutAPI

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
