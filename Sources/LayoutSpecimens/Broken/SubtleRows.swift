import LayoutAPI
import LayoutConformance

/// Rows with one defect each that needs several subviews, or certain sizes, to show.
enum SubtleRows {
  static let all = [
    Specimen.subtle(
      Subject("RowOfSquares") { _ in RowOfSquares() }, ["SIZE-03"],
      "offers the width for the height, too, from its third subview on"),
    Specimen.subtle(
      Subject("RowCompactAtIdeal") { draw in
        RowCompactAtIdeal(spacing: draw.length("spacing", in: 0...24))
      },
      ["SIZE-04"], "halves the gaps of five or more where no width is offered"),
    Specimen.subtle(
      Subject("RowSamplingFour") { _ in RowSamplingFour() },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05", "SIZE-05"],
      "is as high as the highest of its first four subviews"
    )
    .asKind("SHAPE-03", "SHAPE-04"),
    Specimen.subtle(
      Subject("RowOfIdealGaps") { draw in
        RowOfIdealGaps(spacing: draw.length("spacing", in: 0...24))
      },
      ["AGREE-01", "AGREE-02", "AGREE-05", "SIZE-04"],
      "forgets a gap between three or more where no width is offered"
    )
    .asKind("SHAPE-03", "SHAPE-04"),
    Specimen.subtle(
      Subject("RowJustifyingThree") { _ in RowJustifyingThree() },
      ["AGREE-02", "AGREE-03", "AGREE-05"],
      "divides what is left by a gap too few where it has three or more"),
    Specimen.subtle(
      Subject("RowFillingLast") { _ in RowFillingLast() }, ["AGREE-01", "AGREE-05"],
      "offers the last of three or more the whole width"),
    Specimen.subtle(
      Subject("RowSkippingEmpty") { draw in
        RowSkippingEmpty(spacing: draw.length("spacing", in: 0...24))
      },
      ["PLACE-01"], "leaves out what is 0 × 0"),
    Specimen.subtle(
      Subject("ZoomOfNothing", count: .exactly(1)) { _ in ZoomOfNothing() }, ["SIZE-02"],
      "multiplies a width of 0 by an infinite scale"),
    Specimen.subtle(
      Subject("TileOfConstant", profile: .fixed) { _ in TileOfConstant() }, ["SIZE-07"],
      "is 44 × 44 unless it is empty"),
  ]
}

struct RowOfSquares: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    let square = ProposedViewSize(width: proposal.width, height: proposal.width)
    let heights = subviews.dropFirst(2).map { $0.sizeThatFits(square).height }
    return CGSize(width: size.width, height: heights.reduce(size.height, max))
  }
}

struct RowCompactAtIdeal: Layout {
  var spacing: CGFloat

  private func row(_ proposal: ProposedViewSize, _ subviews: Subviews) -> PlainRow {
    let isCompact = proposal.width == nil && subviews.count > 4
    return PlainRow(spacing: isCompact ? spacing / 2 : spacing)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    row(proposal, subviews)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    row(proposal, subviews)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct RowSamplingFour: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sample = subviews.prefix(4).map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: plainSize(subviews).width, height: sample.max() ?? 0)
  }
}

struct RowOfIdealGaps: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = PlainRow(spacing: spacing)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    if proposal.width == nil, subviews.count > 2 { size.width -= spacing }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PlainRow(spacing: spacing)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct RowJustifyingThree: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    guard let width = proposal.width, width.isFinite else { return size }
    return CGSize(width: max(width, size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let left = bounds.width - plainSize(subviews).width
    let gaps = subviews.count > 2 ? subviews.count - 2 : 1
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + left / CGFloat(gaps)
    }
  }
}

struct RowFillingLast: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let isLast = index > 1 && index == subviews.count - 1
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: isLast
          ? ProposedViewSize(width: bounds.width, height: nil) : .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct RowSkippingEmpty: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }.filter { $0 != .zero }
    return CGSize(
      width: sizes.map(\.width).reduce(spacing * CGFloat(max(sizes.count - 1, 0)), +),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if size == .zero { continue }
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += size.width + spacing
    }
  }
}

struct ZoomOfNothing: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews[0].sizeThatFits(.unspecified)
    let scale = proposal.width.map { max($0 / ideal.width, 1) } ?? 1
    return CGSize(width: ideal.width * scale, height: ideal.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: .unspecified)
  }
}

struct TileOfConstant: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.isEmpty ? .zero : CGSize(width: 44, height: 44)
  }
}
