package import LayoutEngine

/// A view that hides its type.
public struct AnyView {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}
