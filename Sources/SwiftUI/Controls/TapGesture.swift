/// A short touch.
public struct TapGesture: Gesture, Sendable {
  /// Nothing is known of the movement.
  public typealias Value = Void

  /// Makes a gesture.
  public init(count: Int = 1) {}
}
