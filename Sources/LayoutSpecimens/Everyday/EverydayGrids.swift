import LayoutAPI
import LayoutConformance

/// The everyday grids.
enum EverydayGrids {
  static let conforming = [
    Specimen.conforming(grid(nil), "columns as wide and rows as high as the largest in each")
  ]

  static let broken = EverydayGrid.Fault.allCases.map {
    Specimen.everyday(grid($0), $0.breaks, $0.note)
  }

  private static func grid(_ fault: EverydayGrid.Fault?) -> Subject {
    Subject("EverydayGrid" + (fault?.rawValue ?? "").capitalisedFirst) { draw in
      EverydayGrid(
        columns: draw.int("columns", in: 2...5), spacing: draw.length("spacing", in: 0...24),
        fault: fault)
    }
  }
}

/// A grid of a number of columns, filled row by row.
struct EverydayGrid: Layout {
  enum Fault: String, CaseIterable {
    case flooredRows, ownWidths, heightOfFirst, ignoredGap, ignoredOrigin, droppedRow
  }

  var columns: Int
  var spacing: CGFloat
  var fault: Fault?

  /// The width of each column and the height of each row.
  private func tracks(_ sizes: [CGSize]) -> (widths: [CGFloat], heights: [CGFloat]) {
    var (widths, heights) = ([CGFloat](), [CGFloat]())
    for (index, size) in sizes.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      if row == 0 { widths.append(0) }
      if column == 0 { heights.append(size.height) }
      widths[column] = max(widths[column], size.width)
      if fault != .heightOfFirst { heights[row] = max(heights[row], size.height) }
    }
    return (widths, heights)
  }

  private func length(_ tracks: ArraySlice<CGFloat>) -> CGFloat {
    tracks.reduce(0, +) + CGFloat(max(tracks.count - 1, 0)) * spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (widths, heights) = tracks(subviews.map { $0.sizeThatFits(.unspecified) })
    let rows = fault == .flooredRows ? max(subviews.count / columns, 1) : heights.count
    return CGSize(width: length(widths[...]), height: length(heights.prefix(rows)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let (widths, heights) = tracks(sizes)
    var y = bounds.minY
    for row in 0..<(fault == .droppedRow ? subviews.count / columns : heights.count) {
      var x = fault == .ignoredOrigin ? 0 : bounds.minX
      for (column, width) in widths.enumerated() {
        let index = row * columns + column
        guard index < subviews.count else { break }
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += fault == .ownWidths ? sizes[index].width : width
        x += fault == .ignoredGap ? 0 : spacing
      }
      y += heights[row] + spacing
    }
  }
}

extension EverydayGrid.Fault {
  fileprivate var breaks: [String] {
    switch self {
    case .flooredRows: ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"]
    case .ownWidths: ["ORDER-02"]
    case .heightOfFirst:
      [
        "AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "FLOW-01", "ORDER-01", "ORDER-02",
        "SHAPE-01", "SIZE-05",
      ]
    case .ignoredGap: ["FLOW-01"]
    case .ignoredOrigin: ["PLACE-05"]
    case .droppedRow: ["PLACE-01"]
    }
  }

  fileprivate var note: String {
    switch self {
    case .flooredRows: "leaves a row that is not full out of its height"
    case .ownWidths: "moves on by the width of each subview instead of its column's"
    case .heightOfFirst: "takes each row to be as high as its first subview"
    case .ignoredGap: "leaves no gap between its columns when it places"
    case .ignoredOrigin: "starts each row at 0 instead of the bounds' leading edge"
    case .droppedRow: "leaves out a row that is not full"
    }
  }
}
