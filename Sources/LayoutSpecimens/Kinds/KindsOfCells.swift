import LayoutAPI
import LayoutConformance

/// The layouts of cells whose size does not come from what is in them.
enum KindsOfCells {
  static let conforming = [
    Specimen.conforming(
      Subject("ImageCells") { draw in
        ImageCells(side: draw.length("side", in: 10...80), gap: draw.length("gap", in: 0...12))
      },
      "square cells of a given side, as many in a row as the offer holds"),
    Specimen.conforming(
      Subject("FixedColumns") { draw in
        FixedColumns(
          columns: draw.int("columns", in: 1...4),
          columnWidth: draw.length("columnWidth", in: 20...120),
          spacing: draw.length("spacing", in: 0...24))
      },
      "columns of a given width, each subview below the shortest one"),
    Specimen.conforming(
      Subject("EqualCells") { draw in
        EqualCells(
          columns: draw.int("columns", in: 1...5), cellWidth: draw.length("cellWidth", in: 10...80),
          cellHeight: draw.length("cellHeight", in: 10...80))
      },
      "a grid of equal cells whose width and height are parameters"),
    Specimen.conforming(
      Subject("WeekGrid") { draw in WeekGrid(rowHeight: draw.length("rowHeight", in: 10...60)) },
      "seven columns that share the offered width out, in rows of a given height"),
    Specimen.conforming(
      Subject("AvatarPile") { draw in
        AvatarPile(
          side: draw.length("side", in: 16...48), overlap: draw.length("overlap", in: 0...12))
      },
      "discs of one diameter, each of which covers a part of the one before"),
  ]
}

struct ImageCells: Layout {
  var side: CGFloat
  var gap: CGFloat

  private func columns(_ width: CGFloat?, _ count: Int) -> Int {
    guard let width, width.isFinite else { return max(count, 1) }
    return Int(max(1, min(CGFloat(count), (width + gap) / (side + gap))))
  }

  private func length(_ count: Int) -> CGFloat {
    CGFloat(count) * side + CGFloat(max(count - 1, 0)) * gap
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let columns = columns(proposal.width, subviews.count)
    let rows = (subviews.count + columns - 1) / columns
    return CGSize(width: length(min(columns, subviews.count)), height: length(rows))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns(proposal.width, subviews.count)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * (side + gap),
          y: bounds.minY + CGFloat(index / columns) * (side + gap)),
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}

struct FixedColumns: Layout {
  var columns: Int
  var columnWidth: CGFloat
  var spacing: CGFloat

  private var offer: ProposedViewSize { ProposedViewSize(width: columnWidth, height: nil) }

  /// The top corner of each subview from 0, 0, and the height of all.
  private func arrangement(_ subviews: Subviews) -> (points: [CGPoint], height: CGFloat) {
    var ends = [CGFloat](repeating: 0, count: columns)
    var points: [CGPoint] = []
    for subview in subviews {
      let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let y = ends[column] > 0 ? ends[column] + spacing : 0
      points.append(CGPoint(x: CGFloat(column) * (columnWidth + spacing), y: y))
      ends[column] = y + subview.sizeThatFits(offer).height
    }
    return (points, ends.max() ?? 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: CGFloat(columns) * columnWidth + CGFloat(columns - 1) * spacing,
      height: arrangement(subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, arrangement(subviews).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: offer)
    }
  }
}

struct EqualCells: Layout {
  var columns: Int
  var cellWidth: CGFloat
  var cellHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = (subviews.count + columns - 1) / columns
    return CGSize(
      width: CGFloat(min(columns, subviews.count)) * cellWidth,
      height: CGFloat(rows) * cellHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      subview.place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(column) + 0.5) * cellWidth,
          y: bounds.minY + (CGFloat(row) + 0.5) * cellHeight),
        anchor: .center, proposal: ProposedViewSize(width: cellWidth, height: cellHeight))
    }
  }
}

struct WeekGrid: Layout {
  private static let days = 7
  var rowHeight: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let weeks = (subviews.count + Self.days - 1) / Self.days
    return CGSize(
      width: proposal.width ?? widest * CGFloat(Self.days), height: CGFloat(weeks) * rowHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // In infinite bounds there are no columns.
    let day = bounds.width.isFinite ? bounds.width / CGFloat(Self.days) : 0
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + (CGFloat(index % Self.days) + 0.5) * day,
          y: bounds.minY + (CGFloat(index / Self.days) + 0.5) * rowHeight),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct AvatarPile: Layout {
  var side: CGFloat
  var overlap: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: side + CGFloat(subviews.count - 1) * (side - overlap), height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + CGFloat(index) * (side - overlap), y: bounds.minY),
        proposal: ProposedViewSize(width: side, height: side))
    }
  }
}
