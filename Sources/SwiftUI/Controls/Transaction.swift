/// What is known of a change.
public struct Transaction: Sendable {
  /// How the change goes on in time.
  public var animation: Animation?

  /// Makes a transaction.
  public init(animation: Animation? = nil) {
    self.animation = animation
  }
}
