import LayoutAPI
import LayoutEngine

/// A view whose nodes are those of another view, each changed in the same way.
///
/// Each for itself: a modifier of a `Group` is a modifier of every view in it.
struct ModifiedNodes<Content: View> {
  let content: Content
  let modify: (any Node) -> any Node
}

extension ModifiedNodes: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content).map(modify)
  }
}

/// A view each of whose nodes a layout arranges together with a second view.
struct PairedNodes<Content: View, Secondary: View, L: Layout> {
  let content: Content
  let secondary: Secondary
  let layout: L
}

extension PairedNodes: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content).map { node in
      ContainerNode(children: [node, context.pile(of: secondary)]) { [layout] in layout }
    }
  }
}

extension View {
  /// Puts each node of the view into a layout of its own.
  nonisolated func layout(_ layout: some Layout) -> some View {
    ModifiedNodes(content: self) { node in
      ContainerNode(children: [node]) { layout }
    }
  }

  /// Changes what each node of the view carries for its container.
  nonisolated func traits(_ change: @escaping (inout Traits) -> Void) -> some View {
    ModifiedNodes(content: self) { node in
      change(&node.traits)
      return node
    }
  }

  /// Puts a second view behind or before each node of the view.
  nonisolated func secondary(_ view: some View, alignment: Alignment) -> some View {
    PairedNodes(content: self, secondary: view, layout: OverlayLayout(alignment: alignment))
  }
}
