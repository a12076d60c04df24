package import LayoutAPI

/// The row that a subview of a grid belongs to; `nil` for a subview that spans the grid.
///
/// A grid's rows are flattened: the subviews of its layout are the cells.
package struct GridRowKey: LayoutValueKey {
  package static let defaultValue: GridRowKey? = nil

  /// What tells the rows of one grid apart.
  package let row: Int

  /// The guide by which the cells of the row are aligned, `nil` for the grid's own.
  package let alignment: VerticalAlignment?

  /// Makes the value of a cell.
  package init(row: Int, alignment: VerticalAlignment? = nil) {
    self.row = row
    self.alignment = alignment
  }
}

/// The number of columns that a cell spans, of `gridCellColumns`.
package enum GridCellColumnsKey: LayoutValueKey {
  package static let defaultValue = 1
}

/// The point of a cell's region that the same point of the view goes to, of `gridCellAnchor`.
package enum GridCellAnchorKey: LayoutValueKey {
  package static let defaultValue: UnitPoint? = nil
}

/// The axes on which a view has no say in the size of its cell, of `gridCellUnsizedAxes`.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static let defaultValue: Axis.Set = []
}

/// The guide by which the views of the cell's column are aligned, of `gridColumnAlignment`.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static let defaultValue: HorizontalAlignment? = nil
}
