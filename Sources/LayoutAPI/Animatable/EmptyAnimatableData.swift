/// The vector without components: what a type animates that animates nothing.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Makes the one value there is.
  public init() {}

  /// The one value there is.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

  /// Gives the one value there is.
  public static func + (left: Self, right: Self) -> Self { left }

  /// Gives the one value there is.
  public static func - (left: Self, right: Self) -> Self { left }

  /// Does nothing.
  public mutating func scale(by rhs: Double) {}

  /// The number 0.
  public var magnitudeSquared: Double { 0 }
}
