/// An angle, kept in radians.
public struct Angle: Hashable, Sendable {
  /// The angle in radians: 2π make a turn.
  public var radians: Double

  /// The angle in degrees: 360 make a turn.
  public var degrees: Double {
    get { radians * (180 / .pi) }
    set { radians = newValue * (.pi / 180) }
  }

  /// Makes an angle of 0.
  public init() {
    radians = 0
  }

  /// Makes an angle of a number of radians.
  public init(radians: Double) {
    self.radians = radians
  }

  /// Makes an angle of a number of degrees.
  public init(degrees: Double) {
    radians = degrees * (.pi / 180)
  }

  /// Makes an angle of a number of radians.
  public static func radians(_ radians: Double) -> Angle {
    Angle(radians: radians)
  }

  /// Makes an angle of a number of degrees.
  public static func degrees(_ degrees: Double) -> Angle {
    Angle(degrees: degrees)
  }

  /// The angle of 0.
  public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
  /// Whether the left angle is the smaller number; whole turns count.
  public static func < (left: Angle, right: Angle) -> Bool {
    left.radians < right.radians
  }
}

extension Angle {
  /// Gives the sum of two angles.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// Gives the difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// Gives the angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle {
    Angle(radians: -angle.radians)
  }

  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) {
    left.radians += right.radians
  }

  /// Subtracts an angle.
  public static func -= (left: inout Angle, right: Angle) {
    left.radians -= right.radians
  }

  /// Gives a multiple of an angle.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }

  /// Gives a part of an angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
}

extension Angle: Animatable {
  /// The radians.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}
