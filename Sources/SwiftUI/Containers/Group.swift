package import LayoutEngine

/// Several views that stand in the container around; a modifier of the group is one of each view.
public struct Group<Content: View> {
  private let content: Content

  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: content)
  }
}
