public import LayoutAPI
import LayoutEngine

/// The container of a layout, with its views.
struct LayoutView<L: Layout, Content: View> {
  let layout: L
  let content: Content
}

extension LayoutView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    // Outside of a grid, the cells of a row belong to the container around.
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

/// A view that is the container of one layout, as `HStack` is of `HStackLayout`.
protocol LayoutContainer: PrimitiveView {
  associatedtype ContainerLayout: Layout
  associatedtype Content: View

  /// The container.
  var layout: LayoutView<ContainerLayout, Content> { get }
}

extension LayoutContainer {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}

extension Layout {
  /// Makes the container of this layout, with the given views.
  ///
  /// Disfavoured, so that `Flow(spacing: 8) { … }` calls an initialiser of `Flow` that takes a view
  /// builder too. Source: the interface of SwiftUI in OpenSwiftUI and MySwiftUI.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}
