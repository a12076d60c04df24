package import LayoutEngine

/// A function from a view to a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view to be modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Makes the modified view.
  @ViewBuilder func body(content: Self.Content) -> Self.Body
}

extension ViewModifier {
  /// Makes the sequence of two modifiers: first this one, then the other.
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

/// The view to be modified.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}

/// A view with a modifier, or a sequence of two modifiers.
public struct ModifiedContent<Content, Modifier> {
  /// The modified value.
  public var content: Content

  /// The modifier.
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

/// The identity modifier.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The identity modifier.
  public static let identity = EmptyModifier()

  /// Makes the modifier.
  nonisolated public init() {}

  /// The view itself.
  public func body(content: Content) -> some View { content }
}
