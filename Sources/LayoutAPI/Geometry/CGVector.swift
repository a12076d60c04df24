/// A direction and a length in the plane, which Foundation does not declare on Linux.
public struct CGVector: Hashable, Sendable {
  /// The part along the horizontal axis, in points.
  public var dx: CGFloat

  /// The part along the vertical axis, in points.
  public var dy: CGFloat

  /// Makes a vector of two parts.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Makes the vector of length 0.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// The vector of length 0.
  public static var zero: CGVector { CGVector() }
}
