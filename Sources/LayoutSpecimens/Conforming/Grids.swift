import LayoutAPI
import LayoutConformance

/// The grids that keep the rules.
enum Grids {
  static let conforming = [
    Specimen.conforming(
      Subject("UniformGrid", profile: .grid, spacing: "spacing") { draw in
        UniformGrid(
          columns: draw.int("columns", in: 1...6), spacing: draw.length("spacing", in: 0...24))
      },
      "cells as large as the largest subview, a fixed number of columns"),
    Specimen.conforming(
      Subject("Masonry") { draw in
        Masonry(
          columns: draw.int("columns", in: 1...4), spacing: draw.length("spacing", in: 0...24))
      },
      "columns of one width, each subview in the shortest one"),
    Specimen.conforming(
      Subject("Table") { draw in
        Table(columns: draw.int("columns", in: 1...4), spacing: draw.length("spacing", in: 0...24))
      },
      "columns as wide and rows as high as the largest in each"),
  ]
}

struct UniformGrid: Layout {
  var columns: Int
  var spacing: CGFloat

  private func cell(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  private func length(_ count: Int, _ cell: CGFloat) -> CGFloat {
    CGFloat(count) * cell + CGFloat(max(count - 1, 0)) * spacing
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cell = cell(subviews)
    return CGSize(
      width: length(min(columns, subviews.count), cell.width),
      height: length((subviews.count + columns - 1) / columns, cell.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(subviews)
    for (index, subview) in subviews.enumerated() {
      let corner = CGPoint(
        x: bounds.minX + CGFloat(index % columns) * (cell.width + spacing),
        y: bounds.minY + CGFloat(index / columns) * (cell.height + spacing))
      subview.place(at: corner, proposal: .unspecified)
    }
  }
}

struct Masonry: Layout {
  var columns: Int
  var spacing: CGFloat

  /// Which column each subview stands in, and at which height.
  private func arrangement(
    _ heights: [CGFloat]
  ) -> (places: [(column: Int, y: CGFloat)], height: CGFloat) {
    var ends = Array(repeating: CGFloat(0), count: columns)
    var places: [(column: Int, y: CGFloat)] = []
    for height in heights {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let y = ends[column] == 0 ? 0 : ends[column] + spacing
      places.append((column, y))
      ends[column] = y + height
    }
    return (places, ends.max() ?? 0)
  }

  private func width(_ subviews: Subviews) -> CGFloat {
    subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let width = width(subviews)
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    let columns = CGFloat(min(columns, max(subviews.count, 1)))
    return CGSize(
      width: subviews.isEmpty ? 0 : columns * width + (columns - 1) * spacing,
      height: arrangement(heights).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let width = width(subviews)
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    for (subview, place) in zip(subviews, arrangement(heights).places) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(place.column) * (width + spacing), y: bounds.minY + place.y),
        proposal: .unspecified)
    }
  }
}

struct Table: Layout {
  var columns: Int
  var spacing: CGFloat

  /// The width of each column and the height of each row.
  private func tracks(_ subviews: Subviews) -> (widths: [CGFloat], heights: [CGFloat]) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var widths = Array(repeating: CGFloat(0), count: min(columns, sizes.count))
    var heights = Array(repeating: CGFloat(0), count: (sizes.count + columns - 1) / columns)
    for (index, size) in sizes.enumerated() {
      widths[index % columns] = max(widths[index % columns], size.width)
      heights[index / columns] = max(heights[index / columns], size.height)
    }
    return (widths, heights)
  }

  private func length(_ track: [CGFloat]) -> CGFloat {
    track.reduce(spacing * CGFloat(max(track.count - 1, 0)), +)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let (widths, heights) = tracks(subviews)
    return CGSize(width: length(widths), height: length(heights))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (widths, heights) = tracks(subviews)
    for (index, subview) in subviews.enumerated() {
      let (row, column) = (index / columns, index % columns)
      subview.place(
        at: CGPoint(
          x: bounds.minX + widths[..<column].reduce(spacing * CGFloat(column), +),
          y: bounds.minY + heights[..<row].reduce(spacing * CGFloat(row), +)),
        proposal: .unspecified)
    }
  }
}
