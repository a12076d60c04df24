import LayoutAPI
import LayoutConformance

/// Flows with one defect each that needs rows, an exact fit or a certain offer to show.
enum SubtleFlows {
  static let all = [
    Specimen.subtle(
      Subject("FlowWrappingEarly") { _ in FlowWrappingEarly(spacing: 0) },
      ["AGREE-02", "AGREE-05"], "wraps at an exact fit when it places, not when it measures"
    )
    .asKind("FLOW-03", "SHAPE-03", "SHAPE-04"),
    Specimen.subtle(
      Subject("FlowOfTwoRows") { draw in
        FlowOfTwoRows(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-01"], "measures all rows and places the first two"),
    Specimen.subtle(
      Subject("FlowAligningFullRow") { draw in
        FlowAligningFullRow(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-02"], "places a row again that is exactly as wide as the offer"),
    Specimen.subtle(
      Subject("FlowReturningToZero") { draw in
        FlowReturningToZero(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-05"], "starts its first row at the bounds' origin and the others at 0"),
    Specimen.subtle(
      Subject("FlowPlacingWhenFull") { draw in
        FlowPlacingWhenFull(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-06"], "places while it measures where the first row fills the offer exactly"),
    Specimen.subtle(
      Subject("FlowParkingThirdRow") { draw in
        FlowParkingThirdRow(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-07"], "hides what is beyond its second row at 50,000 points"),
    Specimen.subtle(
      Subject("FlowJustifyingInfinity") { draw in
        FlowJustifyingInfinity(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-04"], "shares out what is left of an infinite width between three or more"),
    Specimen.subtle(
      Subject("FlowMirroringFullRow") { draw in
        FlowMirroringFullRow(spacing: draw.length("spacing", in: 0...24))
      },
      ["PURE-03"], "mirrors the rows that are exactly as wide as the offer"
    ).asKind("ORDER-01"),
  ]
}

/// A flow that differs from a correct one in one answer only.
protocol AlmostFlow: Layout where Cache == () {
  var spacing: CGFloat { get }
}

extension AlmostFlow {
  func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> FlowRows {
    FlowRows(
      subviews.sizes(inLinesOf: proposal.width), spacing: spacing,
      width: proposal.width ?? .infinity)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rows(proposal, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    FlowSpecimen(spacing: spacing)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct FlowWrappingEarly: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    var rowHeight: CGFloat = 0
    for subview in subviews {
      let offer = subview.offer(inLineOf: proposal.width)
      let size = subview.sizeThatFits(offer)
      if corner.x > bounds.minX,
        corner.x - bounds.minX + size.width >= proposal.width ?? .infinity
      {
        corner = CGPoint(x: bounds.minX, y: corner.y + rowHeight + spacing)
        rowHeight = 0
      }
      subview.place(at: corner, proposal: offer)
      corner.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
  }
}

struct FlowOfTwoRows: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(proposal, subviews)
    let positions = rows.positions(subviews.sizes(inLinesOf: proposal.width))
    for index in rows.rows.prefix(2).flatMap(\.range) {
      subviews[index].place(
        at: CGPoint(x: bounds.minX + positions[index].x, y: bounds.minY + positions[index].y),
        proposal: subviews[index].offer(inLineOf: proposal.width))
    }
  }
}

struct FlowAligningFullRow: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(proposal, subviews)
    let positions = rows.positions(subviews.sizes(inLinesOf: proposal.width))
    for row in rows.rows {
      for _ in 0..<(row.width == proposal.width ? 2 : 1) {
        for index in row.range {
          subviews[index].place(
            at: CGPoint(
              x: bounds.minX + positions[index].x, y: bounds.minY + positions[index].y),
            proposal: subviews[index].offer(inLineOf: proposal.width))
        }
      }
    }
  }
}

struct FlowReturningToZero: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(proposal, subviews)
    let positions = rows.positions(subviews.sizes(inLinesOf: proposal.width))
    for (number, row) in rows.rows.enumerated() {
      for index in row.range {
        let start = number == 0 ? bounds.minX : 0
        subviews[index].place(
          at: CGPoint(x: start + positions[index].x, y: bounds.minY + positions[index].y),
          proposal: subviews[index].offer(inLineOf: proposal.width))
      }
    }
  }
}

struct FlowPlacingWhenFull: AlmostFlow {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let rows = rows(proposal, subviews)
    if let first = rows.rows.first, first.width == proposal.width {
      placeSubviews(
        in: CGRect(origin: .zero, size: rows.size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    return rows.size
  }
}

struct FlowParkingThirdRow: AlmostFlow {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let shown = rows(proposal, subviews).rows.prefix(2)
    return CGSize(
      width: shown.map(\.width).max() ?? 0,
      height: shown.map(\.height).reduce(shown.count == 2 ? spacing : 0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(proposal, subviews)
    let positions = rows.positions(subviews.sizes(inLinesOf: proposal.width))
    for (number, row) in rows.rows.enumerated() {
      for index in row.range {
        let hidden: CGFloat = number < 2 ? 0 : 50_000
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + positions[index].x + hidden, y: bounds.minY + positions[index].y),
          proposal: subviews[index].offer(inLineOf: proposal.width))
      }
    }
  }
}

struct FlowJustifyingInfinity: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let rows = rows(proposal, subviews)
    let positions = rows.positions(subviews.sizes(inLinesOf: proposal.width))
    for row in rows.rows {
      let left = proposal.width == .infinity ? CGFloat.infinity : bounds.width - row.width
      let gap = row.range.count > 2 ? left / CGFloat(row.range.count - 1) : 0
      for index in row.range {
        let number = CGFloat(index - row.range.lowerBound)
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + positions[index].x + (number > 0 ? number * gap : 0),
            y: bounds.minY + positions[index].y),
          proposal: subviews[index].offer(inLineOf: proposal.width))
      }
    }
  }
}

struct FlowMirroringFullRow: AlmostFlow {
  var spacing: CGFloat

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    let rows = rows(proposal, subviews)
    let positions = rows.positions(sizes)
    for row in rows.rows {
      let isMirrored =
        row.width == proposal.width && subviews.layoutDirection == .rightToLeft
      for index in row.range {
        let x = positions[index].x
        subviews[index].place(
          at: CGPoint(
            x: bounds.minX + (isMirrored ? row.width - x - sizes[index].width : x),
            y: bounds.minY + positions[index].y),
          proposal: subviews[index].offer(inLineOf: proposal.width))
      }
    }
  }
}
