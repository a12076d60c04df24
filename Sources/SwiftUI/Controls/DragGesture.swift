public import LayoutAPI

/// The movement of a finger.
public struct DragGesture: Gesture, Sendable {
  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
