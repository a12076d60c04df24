public import LayoutAPI

/// An ellipse.
public struct Ellipse: InsettableShape {
  /// Makes an ellipse.
  public init() {}

  /// Draws the ellipse.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// Gives the ellipse drawn further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
