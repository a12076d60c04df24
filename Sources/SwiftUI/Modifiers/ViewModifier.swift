/// A function from a view to another one.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension ViewModifier {
  /// Makes one modifier of two: first this one, then the other.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension View {
  /// Modifies the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
