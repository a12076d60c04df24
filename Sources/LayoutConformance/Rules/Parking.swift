import LayoutAPI

/// Which subviews are parked: put where nobody sees them, to hide them.
///
/// A frame is parked if it stands wholly outside the bounds and nothing leads there: 5,000 points or
/// more lie between it and all that is reached from the bounds in shorter steps, from frame to frame.
/// What overflows stands beside what overflows, however much of it there is, and is not parked.
/// Neither the sizes of the subviews nor the origin of the bounds have a part in the distance.
extension Arrangement {
  /// The least distance in points at which a frame is parked.
  ///
  /// Public layouts park at 9,999 points and further; no screen shows 5,000 beside a view.
  static let parkingDistance: CGFloat = 5_000

  /// Whether a subview is parked; one whose frame is not finite, which is PLACE-03's, never is.
  func isParked(_ index: Int) -> Bool {
    let frame = frames[index]
    guard frame.isFinite else { return false }
    return Axis.allCases.contains { axis in
      // Nearly every frame is near the bounds: nothing else is looked at then.
      Span(of: bounds, axis).isFar(from: frame, axis) && reach(axis).isFar(from: frame, axis)
    }
  }
}

/// A part of an axis.
struct Span {
  private var low: CGFloat
  private var high: CGFloat

  /// The part that a frame takes.
  init(of frame: CGRect, _ axis: Axis) {
    low = frame.start(axis)
    high = frame.end(axis)
  }

  /// Whether a frame is as far away as what is parked.
  func isFar(from frame: CGRect, _ axis: Axis) -> Bool {
    frame.start(axis) >= high + Arrangement.parkingDistance
      || frame.end(axis) <= low - Arrangement.parkingDistance
  }

  /// Takes in all frames that are near, and those that are near to them in turn.
  mutating func reachOut(to frames: [CGRect], _ axis: Axis) {
    for frame in frames.sorted(by: { $0.start(axis) < $1.start(axis) })
    where !isFar(from: frame, axis) {
      high = max(high, frame.end(axis))
    }
    for frame in frames.sorted(by: { $0.end(axis) > $1.end(axis) })
    where !isFar(from: frame, axis) {
      low = min(low, frame.start(axis))
    }
  }
}
