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

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The lengths of the corners, in points.
  public var cornerSize: CGSize

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Makes a rectangle with corners of two lengths.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Draws the rectangle.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize)
  }

  /// Gives the rectangle drawn further inside.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(base: self, amount: amount)
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }

  /// A rectangle with corners of two lengths.
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}

/// How a round corner goes over into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// Without a jump in the curvature.
  case continuous
}

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
