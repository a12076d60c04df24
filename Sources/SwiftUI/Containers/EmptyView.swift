package import LayoutEngine

/// A view without content, which has no part in any layout.
public struct EmptyView: Sendable {
  /// Makes the view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] { [] }
}
