/// The action that closes a view; it does nothing here.
public struct DismissAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}
