import LayoutAPI

/// The distance in points within which two lengths count as equal.
///
/// Absolute for small numbers, relative for large ones: placement and measurement may add the same
/// lengths in another order.
func tolerance(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
  1e-6 + 1e-9 * max(abs(a), abs(b))
}

/// Whether `a` is at least `b`, or short of it by no more than rounding; false for NaN.
func isAtLeast(_ a: CGFloat, _ b: CGFloat) -> Bool {
  a >= b - (b.isFinite && a.isFinite ? tolerance(a, b) : 0)
}

/// Whether two lengths are equal but for rounding; false for NaN, and for infinity and a number.
func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
  a == b || (a.isFinite && b.isFinite && abs(a - b) <= tolerance(a, b))
}

/// Whether two runs answered with the same length, but for rounding; NaN agrees with NaN.
///
/// For what two runs gave, where `isClose` is for a number that is due.
func agree(_ a: CGFloat, _ b: CGFloat) -> Bool { same(a, b) || isClose(a, b) }

/// Whether two runs offered the same length, but for rounding; NaN agrees with NaN.
func agree(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): agree(a, b)
  case (nil, _?), (_?, nil): false
  }
}

extension ProposedViewSize {
  /// Whether two runs offered the same, but for rounding; NaN agrees with NaN.
  func agrees(with other: ProposedViewSize) -> Bool {
    agree(width, other.width) && agree(height, other.height)
  }
}

extension CGPoint {
  /// Whether two runs gave the same point, but for rounding; NaN agrees with NaN.
  func agrees(with other: CGPoint) -> Bool { agree(x, other.x) && agree(y, other.y) }

  /// Whether both coordinates are close to another point's.
  func isClose(to other: CGPoint) -> Bool {
    LayoutConformance.isClose(x, other.x) && LayoutConformance.isClose(y, other.y)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGSize {
  /// Whether both lengths are close to another size's.
  func isClose(to other: CGSize) -> Bool {
    LayoutConformance.isClose(width, other.width) && LayoutConformance.isClose(height, other.height)
  }

  /// Whether two runs gave the same size, but for rounding; NaN agrees with NaN.
  func agrees(with other: CGSize) -> Bool {
    agree(width, other.width) && agree(height, other.height)
  }

  var isFinite: Bool { width.isFinite && height.isFinite }

  /// Whether a length is NaN or negative; negative zero is neither.
  var isInvalid: Bool { !(width >= 0) || !(height >= 0) }

  /// Whether both sizes are the same bits, where all NaN count as the same.
  func isIdentical(to other: CGSize) -> Bool {
    same(width, other.width) && same(height, other.height)
  }
}

extension CGRect {
  // `minX`, `maxX`, `width`, `contains` and `union` repair or hide a negative or NaN size.

  /// Whether the frame stands inside other bounds but for rounding; false for NaN.
  func isInside(_ bounds: CGRect) -> Bool {
    isAtLeast(origin.x, bounds.origin.x) && isAtLeast(origin.y, bounds.origin.y)
      && isAtLeast(bounds.origin.x + bounds.size.width, origin.x + size.width)
      && isAtLeast(bounds.origin.y + bounds.size.height, origin.y + size.height)
  }

  /// Whether origin and size are finite.
  var isFinite: Bool { origin.isFinite && size.isFinite }

  /// Whether both frames are the same bits, where all NaN count as the same.
  func isIdentical(to other: CGRect) -> Bool {
    same(origin.x, other.origin.x) && same(origin.y, other.origin.y)
      && size.isIdentical(to: other.size)
  }
}

/// Whether two lengths are the same, where all NaN count as the same.
func same(_ a: CGFloat, _ b: CGFloat) -> Bool {
  a == b || (a.isNaN && b.isNaN)
}

/// Whether two offered lengths are the same, where all NaN count as the same.
func same(_ a: CGFloat?, _ b: CGFloat?) -> Bool {
  switch (a, b) {
  case (nil, nil): true
  case (let a?, let b?): same(a, b)
  case (nil, _?), (_?, nil): false
  }
}
