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
