import LayoutAPI
import LayoutConformance

/// Flows that remember or suppose what they must not, each with one defect.
enum SubtleMemories {
  static let all = [
    Specimen.subtle(
      Subject("FlowRememberingThree", profile: .nothing) { draw in
        FlowRememberingThree(spacing: draw.length("spacing", in: 0...24))
      },
      ["PURE-02"], "mixes up the rows it remembers once it was asked with a fourth offer"),
    Specimen.subtle(
      Subject("FlowDecidingOnce") { draw in
        FlowDecidingOnce(spacing: draw.length("spacing", in: 0...24))
      },
      ["CACHE-02", "PURE-02", "PURE-04"],
      "decides with its first offer whether three or more stand in a column"),
    Specimen.subtle(
      Subject("FlowPairsAtZero") { _ in FlowPairsAtZero() }, ["SIZE-06"],
      "wraps after every second subview unless the width, 0 where there is none, holds four"
    )
    .asKind("ORDER-02"),
  ]
}

struct FlowRememberingThree: Layout {
  var spacing: CGFloat

  /// The widths asked for, and beside them the rows for each.
  struct Cache {
    var widths: [CGFloat?] = []
    var rows: [FlowRows] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
  ) -> FlowRows {
    if let known = cache.widths.firstIndex(of: proposal.width) { return cache.rows[known] }
    let rows = FlowRows(
      subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing,
      width: proposal.width ?? .infinity)
    cache.widths.append(proposal.width)
    cache.rows.append(rows)
    // The rows of the forgotten width stay.
    if cache.widths.count > 3 { cache.widths.removeFirst() }
    return rows
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    rows(proposal, subviews, &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let positions = rows(proposal, subviews, &cache)
      .positions(subviews.map { $0.sizeThatFits(.unspecified) })
    for (subview, position) in zip(subviews, positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: .unspecified)
    }
  }
}

struct FlowDecidingOnce: Layout {
  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> Bool? { nil }

  private func rows(
    _ proposal: ProposedViewSize, _ subviews: Subviews, isColumn: Bool
  ) -> FlowRows {
    FlowRows(
      subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing,
      width: isColumn ? -1 : .infinity)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool?
  ) -> CGSize {
    let row = rows(proposal, subviews, isColumn: false)
    let isNarrow = subviews.count > 2 && row.size.width > proposal.width ?? .infinity
    let isColumn = cache ?? isNarrow
    cache = isColumn
    return rows(proposal, subviews, isColumn: isColumn).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Bool?
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let positions = rows(proposal, subviews, isColumn: cache ?? false).positions(sizes)
    for (subview, position) in zip(subviews, positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: .unspecified)
    }
  }
}

struct FlowPairsAtZero: Layout {
  private func perRow(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> Int {
    let widest = sizes.map(\.width).max() ?? 0
    return 4 * widest <= proposal.width ?? 0 ? 4 : 2
  }

  private func rows(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> [Range<Int>] {
    let perRow = perRow(proposal, sizes)
    return stride(from: 0, to: sizes.count, by: perRow).map {
      $0..<min($0 + perRow, sizes.count)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let rows = rows(proposal, sizes)
    return CGSize(
      width: rows.map { sizes[$0].map(\.width).reduce(0, +) }.max() ?? 0,
      height: rows.map { sizes[$0].map(\.height).max() ?? 0 }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    var corner = bounds.origin
    for row in rows(proposal, sizes) {
      corner.x = bounds.minX
      for index in row {
        subviews[index].place(at: corner, proposal: .unspecified)
        corner.x += sizes[index].width
      }
      corner.y += sizes[row].map(\.height).max() ?? 0
    }
  }
}
