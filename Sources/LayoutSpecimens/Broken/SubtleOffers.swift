import LayoutAPI
import LayoutConformance

/// Layouts with one defect each that shows where one axis is offered a length and the other is not.
enum SubtleOffers {
  static let all = [
    Specimen.subtle(
      Subject("RowCentredInTen", profile: .nothing) { _ in RowCentredInTen() },
      ["AGREE-02", "AGREE-05"],
      "centres itself in 10 points where a height is offered and no width"),
    Specimen.subtle(
      Subject("ColumnSpacedWithoutHeight") { _ in ColumnSpacedWithoutHeight() },
      ["AGREE-02", "AGREE-05"],
      "leaves gaps that its size knows nothing of where a width is offered and no height"),
    Specimen.subtle(
      Subject("FlowOfScreen", profile: .flow.removing("FLOW-05"), spacing: "spacing") { draw in
        FlowOfScreen(spacing: draw.length("spacing", in: 0...24))
      },
      ["FLOW-06"], "wraps at the width of a small screen where no width is offered"),
    Specimen.broken(
      Subject("FlowOfTen", profile: .flow.removing("FLOW-05"), spacing: "spacing") { draw in
        FlowOfTen(spacing: draw.length("spacing", in: 0...24))
      },
      ["FLOW-06", "SIZE-06"], "reads a missing width as 10"),
  ]

  /// The layouts beside them that do it right.
  static let conforming = [
    Specimen.conforming(
      Subject("FlowFilling", profile: .flow.removing("FLOW-05"), spacing: "spacing") { draw in
        FlowFilling(spacing: draw.length("spacing", in: 0...24))
      },
      "a flow as wide as the offer, and in one line where there is none"),
    Specimen.conforming(
      Subject("RowCentredInBounds") { _ in RowCentredInBounds() },
      "a row as wide as the offer at least, centred in the bounds"),
    Specimen.conforming(
      Subject("ColumnSpacedInBounds") { _ in ColumnSpacedInBounds() },
      "a column that spreads over the height on offer, and counts a gap of 8 where there is none"),
  ]
}

/// The row of the two: as wide as the offer at least.
protocol CentredRow: Layout where Cache == () {
  /// The width in which the subviews are centred.
  func room(_ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat
}

extension CentredRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width }
    let offer = proposal.width.map { $0.isFinite ? $0 : width } ?? width
    return CGSize(width: max(width, offer), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.reduce(0) { $0 + $1.width }
    var x = bounds.minX + (max(room(bounds, proposal), 0) - width) / 2
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width
    }
  }
}

struct RowCentredInTen: CentredRow {
  func room(_ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat {
    if proposal == .unspecified || proposal.width == .infinity { return bounds.width }
    return proposal.width.map { _ in bounds.width } ?? 10
  }
}

struct RowCentredInBounds: CentredRow {
  func room(_ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat { bounds.width }
}

/// The column of the two: spread over the height on offer.
protocol SpacedColumn: Layout where Cache == () {
  /// The gap that the size counts where no height is offered.
  func countedGap(_ proposal: ProposedViewSize) -> CGFloat
  /// The gap between subviews where no height is offered.
  func gap(_ proposal: ProposedViewSize) -> CGFloat
}

extension SpacedColumn {
  private func total(_ sizes: [CGSize], gap: CGFloat) -> CGFloat {
    sizes.reduce(gap * CGFloat(max(sizes.count - 1, 0))) { $0 + $1.height }
  }

  private func hasHeight(_ proposal: ProposedViewSize) -> Bool {
    proposal.height?.isFinite ?? false
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let height =
      hasHeight(proposal)
      ? max(total(sizes, gap: 0), proposal.height ?? 0)
      : total(sizes, gap: countedGap(proposal))
    return CGSize(width: sizes.map(\.width).max() ?? 0, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let left = max(bounds.height - total(sizes, gap: 0), 0)
    let gap =
      hasHeight(proposal) ? left / CGFloat(max(subviews.count - 1, 1)) : gap(proposal)
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += size.height + gap
    }
  }
}

struct ColumnSpacedWithoutHeight: SpacedColumn {
  func countedGap(_ proposal: ProposedViewSize) -> CGFloat { 0 }

  func gap(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.width?.isFinite ?? false && proposal.height == nil ? 8 : 0
  }
}

struct ColumnSpacedInBounds: SpacedColumn {
  func countedGap(_ proposal: ProposedViewSize) -> CGFloat { gap(proposal) }

  func gap(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.width == nil ? 0 : 8
  }
}

/// A flow that wraps at a width of its own where none is offered.
protocol FlowOfWidth: Layout where Cache == () {
  var spacing: CGFloat { get }
  /// The width at which a line ends.
  func end(_ proposal: ProposedViewSize) -> CGFloat
  /// The width for an offer and the rows that it leads to.
  func width(_ rows: CGFloat, _ proposal: ProposedViewSize) -> CGFloat
}

extension FlowOfWidth {
  func width(_ rows: CGFloat, _ proposal: ProposedViewSize) -> CGFloat { rows }

  private func rows(_ proposal: ProposedViewSize, _ sizes: [CGSize]) -> FlowRows {
    FlowRows(sizes, spacing: spacing, width: end(proposal), slack: FlowRows.rounding)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = rows(proposal, subviews.sizes(inLinesOf: end(proposal))).size
    return CGSize(width: width(size.width, proposal), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.sizes(inLinesOf: end(proposal))
    for (subview, position) in zip(subviews, rows(proposal, sizes).positions(sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: subview.offer(inLineOf: end(proposal)))
    }
  }
}

struct FlowOfScreen: FlowOfWidth {
  var spacing: CGFloat

  func end(_ proposal: ProposedViewSize) -> CGFloat { proposal.width ?? 320 }
}

struct FlowOfTen: FlowOfWidth {
  var spacing: CGFloat

  func end(_ proposal: ProposedViewSize) -> CGFloat {
    proposal.replacingUnspecifiedDimensions().width
  }
}

struct FlowFilling: FlowOfWidth {
  var spacing: CGFloat

  func end(_ proposal: ProposedViewSize) -> CGFloat { proposal.width ?? .infinity }

  func width(_ rows: CGFloat, _ proposal: ProposedViewSize) -> CGFloat {
    guard let width = proposal.width, width.isFinite else { return rows }
    return max(width, rows)
  }
}
