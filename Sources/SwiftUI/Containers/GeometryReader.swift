package import LayoutEngine

/// A view that takes the whole offer, and whose content depends on its size.
public struct GeometryReader<Content: View> {
  /// Makes the content for a size and a place.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let node = ContainerNode(children: []) { GeometryReaderLayout() }
    node.traits.priority = 0
    node.makeChildren = { [content] frame in
      // A tree is laid out where it was made.
      MainActor.assumeIsolated {
        UncheckedSendable(context.content(of: content(GeometryProxy(globalFrame: frame))))
      }.value
    }
    return [node]
  }
}

/// A value that does not leave its actor, whatever the compiler makes of it.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
