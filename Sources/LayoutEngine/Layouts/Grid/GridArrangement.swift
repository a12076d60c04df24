import LayoutAPI

/// Where the subviews of a grid stand for one offer, relative to the grid's own corner.
struct GridArrangement {
  /// The offer to the grid.
  let proposal: ProposedViewSize

  /// The size of the grid.
  let size: CGSize

  /// The subviews, in their order.
  let items: [Placement]

  init(proposal: ProposedViewSize, structure: GridStructure, subviews: LayoutSubviews) {
    let cells = structure.cells
    var columns = GridTracks(
      cells: cells.map(\.columns), count: structure.columnCount,
      distances: structure.columnDistances, offer: proposal.width
    ) { cell, offer in
      guard !cells[cell].unsizedAxes.contains(.horizontal) else { return nil }
      return subviews[cell].sizeThatFits(.init(width: offer, height: nil)).width
    }
    var rows = GridTracks(
      cells: cells.map { $0.row..<$0.row + 1 }, count: structure.rowCount,
      distances: structure.rowDistances, offer: proposal.height
    ) { cell, offer in
      guard !cells[cell].unsizedAxes.contains(.vertical) else { return nil }
      let width = columns.length(of: cells[cell].columns)
      return subviews[cell].sizeThatFits(.init(width: width, height: offer)).height
    }
    let offers = cells.map { cell in
      ProposedViewSize(
        width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
    }
    let answers = zip(subviews, offers).map { $0.dimensions(in: $1) }
    let lines = GuideLines(structure: structure, answers: answers)
    columns.lengthen(to: lines.columnLengths)
    rows.lengthen(to: lines.rowLengths)
    self.proposal = proposal
    size = CGSize(width: columns.total, height: rows.total)
    let (columnStarts, rowStarts) = (columns.starts, rows.starts)
    items = cells.indices.map { index in
      let cell = cells[index]
      let corner = CGPoint(x: columnStarts[cell.columns.lowerBound], y: rowStarts[cell.row])
      let region = CGSize(
        width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
      if let anchor = cell.anchor {
        let position = CGPoint(
          x: corner.x + anchor.x * region.width, y: corner.y + anchor.y * region.height)
        return Placement(position: position, anchor: anchor, proposal: offers[index])
      }
      let line = lines.position(in: region, of: cell)
      let dimensions = answers[index]
      let position = CGPoint(
        x: corner.x + line.x - dimensions[structure.columnGuides[cell.columns.lowerBound]],
        y: corner.y + line.y - dimensions[structure.rowGuides[cell.row]])
      return Placement(position: position, anchor: .topLeading, proposal: offers[index])
    }
  }
}

/// The lines that the guides of a grid's cells are put on, in each column and each row.
private struct GuideLines {
  private let structure: GridStructure
  // The greatest extents before and after the guide, by track.
  private var columns: [Extent]
  private var rows: [Extent]

  private struct Extent {
    var before: CGFloat = 0
    var after: CGFloat = 0
    var length: CGFloat { before + after }

    mutating func add(guide: CGFloat, length: CGFloat) {
      before = max(before, guide)
      after = max(after, length - guide)
    }
  }

  init(structure: GridStructure, answers: [ViewDimensions]) {
    self.structure = structure
    columns = Array(repeating: Extent(), count: structure.columnCount)
    rows = Array(repeating: Extent(), count: structure.rowCount)
    for (cell, dimensions) in zip(structure.cells, answers) where cell.anchor == nil {
      rows[cell.row].add(
        guide: dimensions[structure.rowGuides[cell.row]], length: dimensions.height)
      guard cell.columns.count == 1, let column = cell.columns.first else { continue }
      columns[column].add(
        guide: dimensions[structure.columnGuides[column]], length: dimensions.width)
    }
  }

  /// The lengths that the columns need for their guides to be on one line, in points.
  var columnLengths: [CGFloat] { columns.map(\.length) }

  /// The lengths that the rows need for their guides to be on one line, in points.
  var rowLengths: [CGFloat] { rows.map(\.length) }

  /// Gives where the guides of a cell go in its region, relative to the corner of the region.
  ///
  /// Where the cells of a track do not need all of its length, they stand in it as one block would.
  func position(in region: CGSize, of cell: GridStructure.Cell) -> CGPoint {
    let column = cell.columns.lowerBound
    // A view that spans columns has a line of its own.
    let columnExtent = cell.columns.count == 1 ? columns[column] : Extent()
    let rowExtent = rows[cell.row]
    let rest = CGSize(
      width: region.width - columnExtent.length, height: region.height - rowExtent.length)
    let block = ViewDimensions(size: rest, proposal: ProposedViewSize(rest), guides: nil)
    let (columnGuide, rowGuide) = (structure.columnGuides[column], structure.rowGuides[cell.row])
    let isText = rowGuide == VerticalAlignment.firstTextBaseline.key
    return CGPoint(
      x: columnExtent.before + block[columnGuide],
      // Lines of text begin at the top; the default of a baseline, the bottom, is for other views.
      y: rowExtent.before + (isText ? 0 : block[rowGuide]))
  }
}
