public import LayoutAPI
import LayoutEngine

/// The container of a layout, with the views that it arranges.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    // Only in a grid do rows stand for themselves.
    let rows = layout.isGrid ? GridRowCounter() : nil
    let children = context.content(of: content, rows: rows)
    return [ContainerNode(children: children) { [layout] in layout }]
  }
}

extension Layout {
  fileprivate var isGrid: Bool {
    (self as? AnyLayout)?.base.isGrid ?? (self is GridLayout)
  }
}

extension Layout {
  /// Makes a view in which this layout arranges the given views.
  ///
  /// Disfavoured, so that an initialiser of the layout's own type that takes a view builder too is
  /// called by `Flow(spacing: 8) { … }`. Source: the interface of SwiftUI in OpenSwiftUI and MySwiftUI.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
