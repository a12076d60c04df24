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
