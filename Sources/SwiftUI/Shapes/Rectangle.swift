public import LayoutAPI

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Makes a rectangle.
  public init() {}

  /// Draws the rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// Gives the rectangle drawn further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
