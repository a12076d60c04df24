public import LayoutAPI

/// A movement of two fingers apart.
public struct MagnificationGesture: Gesture, Sendable {
  /// By how much the distance has grown.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
