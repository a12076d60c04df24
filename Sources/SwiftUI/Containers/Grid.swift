public import LayoutAPI
import LayoutEngine

/// A grid of rows with common columns, laid out by `GridLayout`.
public struct Grid<Content: View> {
  let layout: LayoutView<GridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - alignment: The guides of a view in its cell.
  ///   - horizontalSpacing: The distance between two columns, `nil` for what the cells prefer.
  ///   - verticalSpacing: The distance between two rows, `nil` for what the cells prefer.
  ///   - content: The rows; a view that is no `GridRow` spans all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: GridLayout(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing),
      content: content())
  }
}

extension Grid: LayoutContainer {}

/// A row of a grid; outside of a grid, its cells belong to the container around.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the cells are aligned by, `nil` for the grid's own.
  ///   - content: The cells.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let cells = context.content(of: content)
    guard let row = context.rows?.next() else { return cells }
    for cell in cells {
      cell.traits[GridRowKey.self] = GridRowKey(row: row, alignment: alignment)
    }
    return cells
  }
}
