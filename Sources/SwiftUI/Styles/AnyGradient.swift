/// A gradient that hides how it was made.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Hides how a gradient was made.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}
