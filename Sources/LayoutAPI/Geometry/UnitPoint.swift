/// A point of a view in parts of its size: 0 is its origin, 1 its far end.
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width.
  public var x: CGFloat

  /// The part of the height.
  public var y: CGFloat

  /// Makes the point at the origin.
  public init() {
    self.init(x: 0, y: 0)
  }

  /// Makes a point of parts of the width and the height, which may lie outside 0 to 1.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

extension UnitPoint {
  /// The point at the origin, the same as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)

  /// The middle of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// The two parts, as a vector.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}
