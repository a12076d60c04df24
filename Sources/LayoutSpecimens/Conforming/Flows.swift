import LayoutAPI
import LayoutConformance

/// The flows that keep the rules.
enum Flows {
  static let conforming = [
    Specimen.conforming(
      Subject("Flow", profile: .flow.topAligned, spacing: "spacing") { draw in
        FlowSpecimen(spacing: draw.length("spacing", in: 0...24))
      },
      "rows of ideal sizes, wrapped where the width ends"),
    Specimen.conforming(
      Subject("CachedFlow", profile: .flow.topAligned, spacing: "spacing") { draw in
        CachedFlow(spacing: draw.length("spacing", in: 0...24))
      },
      "a flow that keeps the ideal sizes in its cache"),
  ]
}

/// The rows of a flow: which subviews stand in each, and how large it is.
struct FlowRows {
  struct Row {
    var range: Range<Int>
    var width: CGFloat
    var height: CGFloat
  }

  private(set) var rows: [Row] = []
  let spacing: CGFloat

  /// Room for a sum of lengths that is a little more than what it is in real numbers.
  static let rounding: CGFloat = 1e-6

  init(_ sizes: [CGSize], spacing: CGFloat, width: CGFloat, slack: CGFloat = 0) {
    self.spacing = spacing
    for (index, size) in sizes.enumerated() {
      if let row = rows.last, row.width + spacing + size.width <= width + slack {
        rows[rows.count - 1] = Row(
          range: row.range.lowerBound..<index + 1, width: row.width + spacing + size.width,
          height: max(row.height, size.height))
      } else {
        rows.append(Row(range: index..<index + 1, width: size.width, height: size.height))
      }
    }
  }

  var size: CGSize {
    CGSize(
      width: rows.map(\.width).max() ?? 0,
      height: rows.reduce(0) { $0 + $1.height } + CGFloat(max(rows.count - 1, 0)) * spacing)
  }

  /// The positions of the subviews, from 0, 0.
  func positions(_ sizes: [CGSize]) -> [CGPoint] {
    var result: [CGPoint] = []
    var y: CGFloat = 0
    for row in rows {
      var x: CGFloat = 0
      for index in row.range {
        result.append(CGPoint(x: x, y: y))
        x += sizes[index].width + spacing
      }
      y += row.height + spacing
    }
    return result
  }
}

struct FlowSpecimen: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    FlowRows(
      subviews.map { $0.sizeThatFits(.unspecified) }, spacing: spacing,
      width: proposal.width ?? .infinity, slack: FlowRows.rounding
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let rows = FlowRows(
      sizes, spacing: spacing, width: proposal.width ?? .infinity, slack: FlowRows.rounding)
    for (index, position) in rows.positions(sizes).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: .unspecified)
    }
  }
}

struct CachedFlow: Layout {
  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    FlowRows(cache, spacing: spacing, width: proposal.width ?? .infinity, slack: FlowRows.rounding)
      .size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let rows = FlowRows(
      cache, spacing: spacing, width: proposal.width ?? .infinity, slack: FlowRows.rounding)
    for (index, position) in rows.positions(cache).enumerated() {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: ProposedViewSize(cache[index]))
    }
  }
}
