import LayoutAPI

/// Which cell of a grid stands where: what follows from the subviews alone.
struct GridStructure {
  /// The cells, in the order of the subviews.
  let cells: [Cell]
  /// The number of columns.
  let columnCount: Int
  /// The number of rows.
  let rowCount: Int
  /// The guide of each column.
  let columnGuides: [AlignmentKey]
  /// The guide of each row.
  let rowGuides: [AlignmentKey]
  /// The distances between each column and the next, in points.
  let columnDistances: [CGFloat]
  /// The distances between each row and the next, in points.
  let rowDistances: [CGFloat]

  /// One subview: its columns, its row, and how it stands in them.
  struct Cell {
    let row: Int
    let columns: Range<Int>
    let anchor: UnitPoint?
    let unsizedAxes: Axis.Set
  }

  init(_ subviews: LayoutSubviews, grid: GridLayout) {
    var rows = RowCounter()
    let starts = subviews.map { rows.add($0) }
    let columnCount = rows.columnCount
    let cells = zip(subviews, starts).map { subview, start in
      Cell(
        row: start.row, columns: start.columns ?? 0..<columnCount,
        anchor: subview[GridCellAnchorKey.self],
        unsizedAxes: subview[GridCellUnsizedAxesKey.self])
    }
    var columnGuides = Array(repeating: grid.alignment.horizontal.key, count: columnCount)
    var rowGuides = Array(repeating: grid.alignment.vertical.key, count: rows.count)
    for (cell, subview) in zip(cells, subviews) {
      if let guide = subview[GridRowKey.self]?.alignment { rowGuides[cell.row] = guide.key }
      if let guide = subview[GridColumnAlignmentKey.self], let column = cell.columns.first {
        columnGuides[column] = guide.key
      }
    }
    self.cells = cells
    self.columnCount = columnCount
    self.columnGuides = columnGuides
    self.rowGuides = rowGuides
    rowCount = rows.count
    let distances = Distances(cells: cells, subviews: subviews, standard: grid.standardDistance)
    columnDistances =
      grid.horizontalSpacing.map { Array(repeating: $0, count: max(0, columnCount - 1)) }
      ?? distances.columns(columnCount)
    rowDistances =
      grid.verticalSpacing.map { Array(repeating: $0, count: max(0, rows.count - 1)) }
      ?? distances.rows(rows.count)
  }
}

/// Finds the row and the columns of each subview, in order.
private struct RowCounter {
  private(set) var count = 0
  private(set) var columnCount = 0
  private var row: Int?
  private var column = 0

  /// Takes the next subview; one that spans the grid has no columns yet.
  mutating func add(_ subview: LayoutSubview) -> (row: Int, columns: Range<Int>?) {
    guard let key = subview[GridRowKey.self] else {
      row = nil
      count += 1
      columnCount = max(columnCount, 1)
      return (count - 1, nil)
    }
    if row != key.row {
      row = key.row
      column = 0
      count += 1
    }
    let columns = column..<column + max(1, subview[GridCellColumnsKey.self])
    column = columns.upperBound
    columnCount = max(columnCount, column)
    return (count - 1, columns)
  }
}

/// The distances that cells prefer to keep from each other.
private struct Distances {
  let cells: [GridStructure.Cell]
  let subviews: LayoutSubviews
  let standard: CGFloat

  /// Gives the greatest distance that two neighbours in a row prefer, for each pair of columns.
  func columns(_ count: Int) -> [CGFloat] {
    var distances = [CGFloat?](repeating: nil, count: max(0, count - 1))
    for index in cells.indices.dropFirst() where cells[index].row == cells[index - 1].row {
      let distance = subviews[index - 1].spacing.distance(
        to: subviews[index].spacing, along: .horizontal, default: standard)
      let gap = cells[index].columns.lowerBound - 1
      distances[gap] = max(distances[gap] ?? distance, distance)
    }
    return distances.map { $0 ?? standard }
  }

  /// Gives the greatest distance that two neighbours in a column prefer, for each pair of rows.
  func rows(_ count: Int) -> [CGFloat] {
    let indices = Dictionary(grouping: cells.indices) { cells[$0].row }
    return (0..<max(0, count - 1)).map { row in
      let below = indices[row + 1, default: []]
      let distances = indices[row, default: []].flatMap { upper in
        below.filter { cells[$0].columns.overlaps(cells[upper].columns) }.map { lower in
          subviews[upper].spacing.distance(
            to: subviews[lower].spacing, along: .vertical, default: standard)
        }
      }
      return distances.max() ?? standard
    }
  }
}
