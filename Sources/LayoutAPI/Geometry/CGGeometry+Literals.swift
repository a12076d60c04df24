// Foundation on Linux has these initialisers for two lengths, two `Double` and two `Int`, among which
// the compiler finds none for `CGSize(width: .infinity, height: 10)`. One that takes the literal as the
// integer that it is decides.

extension CGSize {
  /// Makes a size, in points.
  public init(width: Double, height: Int) {
    self.init(width: width, height: Double(height))
  }

  /// Makes a size, in points.
  public init(width: Int, height: Double) {
    self.init(width: Double(width), height: height)
  }
}

extension CGPoint {
  /// Makes a point, in points of the coordinate space.
  public init(x: Double, y: Int) {
    self.init(x: x, y: Double(y))
  }

  /// Makes a point, in points of the coordinate space.
  public init(x: Int, y: Double) {
    self.init(x: Double(x), y: y)
  }
}

extension CGRect {
  /// Makes a rectangle, in points.
  public init(x: Int, y: Int, width: Double, height: Int) {
    self.init(x: Double(x), y: Double(y), width: width, height: Double(height))
  }

  /// Makes a rectangle, in points.
  public init(x: Int, y: Int, width: Int, height: Double) {
    self.init(x: Double(x), y: Double(y), width: Double(width), height: height)
  }
}
