/// A modifier that leaves a view as it is.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that leaves a view as it is.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  nonisolated public init() {}

  /// Gives the view itself.
  public func body(content: Content) -> some View { content }
}
