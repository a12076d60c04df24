public import LayoutAPI
package import LayoutEngine

/// A row of a grid; outside of a grid, its views stand in the container around.
public struct GridRow<Content: View> {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide by which the cells are aligned, `nil` for the grid's own.
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
