public import Foundation

/// The action that opens an address; it does nothing here.
public struct OpenURLAction: Sendable {
  /// Does nothing.
  public func callAsFunction(_ url: URL) {}
}
