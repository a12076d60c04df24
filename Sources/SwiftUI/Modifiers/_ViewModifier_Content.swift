package import LayoutEngine

/// The view that a modifier modifies.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: AnyView
}

extension _ViewModifier_Content: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}
