/// What says that an object is about to change; nothing listens to it here.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}

  /// Does nothing.
  public func send() {}
}
