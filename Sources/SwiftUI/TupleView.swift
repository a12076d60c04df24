package import LayoutEngine

/// Several views side by side, of a `ViewBuilder`.
public struct TupleView<T> {
  /// The views.
  public var value: T

  private let views: [any View]

  /// Makes one view of several.
  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var views: [any View] = []
    repeat views.append(each content)
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    views.flatMap { context.nodes(of: $0) }
  }
}
