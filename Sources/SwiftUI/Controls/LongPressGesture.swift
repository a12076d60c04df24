/// A long touch.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the touch is long enough.
  public typealias Value = Bool

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5) {}
}
