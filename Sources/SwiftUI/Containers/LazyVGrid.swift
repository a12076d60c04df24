public import LayoutAPI
package import LayoutEngine

/// A grid whose columns are given, filled row by row.
public struct LazyVGrid<Content: View> {
  private let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The guide by which a view is put into its cell.
  ///   - spacing: The distance between two rows in points, `nil` for 8.
  ///   - pinnedViews: The views that stay in sight; it has no effect here.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: LazyGridLayout(
        axis: .horizontal, items: columns,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
      content: content())
  }
}

extension LazyVGrid: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}
