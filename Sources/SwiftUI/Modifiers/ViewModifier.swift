package import LayoutEngine

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

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}

/// A view with a modifier, or two modifiers in a row.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content

  /// What modifies it.
  public var modifier: Modifier

  /// Makes a modified value.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  /// The modified view.
  public var body: some View {
    modifier.body(content: _ViewModifier_Content(view: AnyView(content)))
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Modifies a view with both modifiers.
  public func body(content view: _ViewModifier_Content<ModifiedContent<Content, Modifier>>)
    -> some View
  {
    view.view.modifier(content).modifier(modifier)
  }
}

/// A modifier that leaves a view as it is.
public struct EmptyModifier: ViewModifier, Sendable {
  /// A modifier that leaves a view as it is.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  nonisolated public init() {}

  /// Gives the view itself.
  public func body(content: Content) -> some View { content }
}
