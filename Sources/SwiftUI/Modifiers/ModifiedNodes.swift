import LayoutAPI
import LayoutEngine

/// The nodes of a view, each changed by one function.
///
/// A modifier of a `Group` modifies each view of the group.
struct ModifiedNodes<Content: View> {
  let content: Content
  let modify: (any Node) -> any Node
}

extension ModifiedNodes: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content).map(modify)
  }
}

/// The nodes of a view, each in one layout with a second view.
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

  /// Changes the traits of each node of the view.
  nonisolated func traits(_ change: @escaping (inout Traits) -> Void) -> some View {
    ModifiedNodes(content: self) { node in
      change(&node.traits)
      return node
    }
  }

  /// Puts a second view behind or in front of each node of the view.
  nonisolated func secondary(_ view: some View, alignment: Alignment) -> some View {
    PairedNodes(content: self, secondary: view, layout: OverlayLayout(alignment: alignment))
  }
}
