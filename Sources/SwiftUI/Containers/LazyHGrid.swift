public import LayoutAPI
package import LayoutEngine

/// A grid whose rows are given, filled column by column.
public struct LazyHGrid<Content: View> {
  private let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The guide by which a view is put into its cell.
  ///   - spacing: The distance between two columns in points, `nil` for 8.
  ///   - pinnedViews: The views that stay in sight; it has no effect here.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: LazyGridLayout(
        axis: .vertical, items: rows,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
      content: content())
  }
}

extension LazyHGrid: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}
