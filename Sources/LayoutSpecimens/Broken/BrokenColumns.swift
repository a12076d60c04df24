import LayoutAPI
import LayoutConformance

/// Columns, and what takes its subviews for alike, with one defect each.
enum BrokenColumns {
  static let all = [
    Specimen.subtle(
      Subject("ColumnMeasuringLast") { draw in
        ColumnMeasuringLast(spacing: draw.length("spacing", in: 0...24))
      },
      ["AGREE-04"], "places the last of three or more with no offer, measured with the width"),
    Specimen.subtle(
      Subject("ColumnOfferingMaxX") { _ in ColumnOfferingMaxX() }, ["PLACE-05"],
      "offers its bounds' maxX for the width, which is more where they start beyond 0"),
    Specimen.broken(
      Subject("RowOfFirstSize") { _ in RowOfFirstSize() },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"],
      "takes every subview to be as large as the first"),
    Specimen.broken(
      Subject("ColumnOfferingInfinity") { _ in ColumnOfferingInfinity() }, ["SIZE-01", "SIZE-03"],
      "measures its subviews with an infinite width"),
  ]
}

struct ColumnMeasuringLast: Layout {
  var spacing: CGFloat

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width == .infinity ? nil : proposal.width, height: nil)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer(proposal)) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(spacing * CGFloat(max(sizes.count - 1, 0)), +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let isLast = index > 1 && index == subviews.count - 1
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: isLast ? .unspecified : offer(proposal))
      y += subview.sizeThatFits(offer(proposal)).height + spacing
    }
  }
}

struct ColumnOfferingMaxX: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    IdealColumn(spacing: 0)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: max(bounds.width, bounds.maxX), height: nil))
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

struct ColumnOfferingInfinity: Layout {
  private func width(_ subviews: Subviews) -> CGFloat {
    let offer = ProposedViewSize(width: .infinity, height: nil)
    return subviews.map { $0.sizeThatFits(offer).width }.max() ?? 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: width(subviews),
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    IdealColumn(spacing: 0)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct RowOfFirstSize: Layout {
  private func size(_ subviews: Subviews) -> CGSize {
    subviews.first?.sizeThatFits(.unspecified) ?? .zero
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = size(subviews)
    return CGSize(width: size.width * CGFloat(subviews.count), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = size(subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX + size.width * CGFloat(index), y: bounds.minY),
        proposal: .unspecified)
    }
  }
}
