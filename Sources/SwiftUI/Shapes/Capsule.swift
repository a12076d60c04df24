public import LayoutAPI

/// A rectangle with round ends.
public struct Capsule: InsettableShape {
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// Draws the capsule.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }

  /// Gives the capsule drawn further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
