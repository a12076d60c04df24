/// A point of a view in parts of its size: 0 is its origin, 1 its far end.
@frozen
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
  @inlinable
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

// Computed, so that the default of `place` is two zeros in the layout, and no call for each subview.
extension UnitPoint {
  /// The point at the origin, the same as `topLeading`.
  @inlinable public static var zero: UnitPoint { UnitPoint(x: 0, y: 0) }

  /// The middle of the view.
  @inlinable public static var center: UnitPoint { UnitPoint(x: 0.5, y: 0.5) }

  /// The middle of the leading edge.
  @inlinable public static var leading: UnitPoint { UnitPoint(x: 0, y: 0.5) }

  /// The middle of the trailing edge.
  @inlinable public static var trailing: UnitPoint { UnitPoint(x: 1, y: 0.5) }

  /// The middle of the top edge.
  @inlinable public static var top: UnitPoint { UnitPoint(x: 0.5, y: 0) }

  /// The middle of the bottom edge.
  @inlinable public static var bottom: UnitPoint { UnitPoint(x: 0.5, y: 1) }

  /// The top leading corner.
  @inlinable public static var topLeading: UnitPoint { UnitPoint(x: 0, y: 0) }

  /// The top trailing corner.
  @inlinable public static var topTrailing: UnitPoint { UnitPoint(x: 1, y: 0) }

  /// The bottom leading corner.
  @inlinable public static var bottomLeading: UnitPoint { UnitPoint(x: 0, y: 1) }

  /// The bottom trailing corner.
  @inlinable public static var bottomTrailing: UnitPoint { UnitPoint(x: 1, y: 1) }
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
