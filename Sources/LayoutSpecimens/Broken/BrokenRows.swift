import LayoutAPI
import LayoutConformance

/// Rows with one defect each.
enum BrokenRows {
  static let all = [
    Specimen.broken(
      Subject("RowOmittingSpacing") { draw in
        PlainRow(spacing: draw.length("spacing", in: 0...24), omitsSpacing: true)
      },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05"], "leaves the spacing out of its size"
    )
    .asKind("SHAPE-03", "SHAPE-04"),
    Specimen.broken(
      Subject("RowAtZero") { draw in
        PlainRow(spacing: draw.length("spacing", in: 0...24), ignoresOrigin: true)
      },
      ["PLACE-05"], "starts at 0 instead of the bounds' origin"),
    Specimen.broken(
      Subject("EqualShares") { _ in EqualShares() }, ["AGREE-04", "AGREE-05"],
      "measures with an equal share of the width, places with no offer"),
    Specimen.broken(
      Subject("WeightedRowResharing", values: [LayoutValue(Weight.self, in: 0...3)]) { draw in
        WeightedRowResharing(spacing: draw.length("spacing", in: 0...24))
      },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-04", "AGREE-05"],
      "sums ideal widths, then shares the sum out by weights alone"),
    Specimen.broken(
      Subject("RowAskingTooLittle") { _ in RowAskingTooLittle() }, ["OFFER-01"],
      "offers what is left of the width, less than nothing too"),
    Specimen.broken(
      Subject("RowTakingInfinity") { _ in RowTakingInfinity() }, ["SIZE-01", "SIZE-03"],
      "takes all the width there is where none is offered"
    )
    .asKind("SHAPE-04"),
    Specimen.broken(
      Subject("RowHighAsWide") { _ in RowHighAsWide() }, ["SIZE-03"],
      "is as high as wide, where the width is infinite too"),
    Specimen.broken(
      Subject("RowShrinkingWithRoom") { _ in RowShrinkingWithRoom() }, ["SIZE-04"],
      "is wider for 0 than for no offer"
    )
    .asKind("SHAPE-04"),
    Specimen.broken(
      Subject("RowNegativeGaps", count: .any) { draw in
        RowNegativeGaps(spacing: draw.length("spacing", in: 0...24))
      },
      ["SIZE-02"], "subtracts a gap too many without subviews"
    )
    .asKind("FLOW-01", "SHAPE-04"),
    Specimen.broken(
      Subject("RowDividingByGaps") { _ in RowDividingByGaps() }, ["PLACE-03", "PLACE-04"],
      "divides by the number of gaps, of which one subview has none"),
    Specimen.broken(
      Subject("RowCentredInOffer") { _ in RowCentredInOffer() }, ["PLACE-04"],
      "centres in what was offered instead of in the bounds"),
    Specimen.broken(
      Subject("RowMeasuringPairs") { _ in RowMeasuringPairs() }, ["COST-01"],
      "measures every subview again for every other one"),
    Specimen.broken(
      Subject("RowAddingUpAgain") { _ in RowAddingUpAgain() }, ["COST-01"],
      "adds up the widths before each subview again where it places it"),
    Specimen.broken(
      Subject("FixedCard", profile: .fixed) { _ in FixedCard() }, ["SIZE-07"],
      "is 200 × 100 whatever is in it"),
    Specimen.broken(
      Subject("RowGuideOfCount") { _ in RowGuideOfCount() }, ["META-01"],
      "divides by the number of subviews for its guide"),
    Specimen.broken(
      Subject("RowInfiniteSpacing") { _ in RowInfiniteSpacing() }, ["META-02"],
      "wants an infinite distance around four or more"),
  ]
}

/// A row of ideal sizes, with defects to choose from.
struct PlainRow: Layout {
  var spacing: CGFloat
  var omitsSpacing = false
  var ignoresOrigin = false

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = omitsSpacing ? 0 : spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = ignoresOrigin ? .zero : bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: .unspecified)
      corner.x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}

/// A layout that differs from a plain row in one answer only.
protocol AlmostPlainRow: Layout where Cache == () {}

extension AlmostPlainRow {
  func plainSize(_ subviews: Subviews) -> CGSize {
    var cache: () = ()
    return PlainRow(spacing: 0)
      .sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    plainSize(subviews)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PlainRow(spacing: 0)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct EqualShares: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let share = ProposedViewSize(
      width: proposal.width.map { $0 / CGFloat(subviews.count) }, height: proposal.height)
    let sizes = subviews.map { $0.sizeThatFits(share) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    PlainRow(spacing: 0)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct WeightedRowResharing: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    PlainRow(spacing: spacing)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let weights = subviews.map { max($0[Weight.self], 0) }
    let total = weights.reduce(0, +)
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    var x = bounds.minX
    for (subview, weight) in zip(subviews, weights) {
      let ideal = subview.sizeThatFits(.unspecified).width
      let width = total > 0 ? max(0, bounds.width - gaps) * weight / total : ideal
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + spacing
    }
  }
}

struct RowAskingTooLittle: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var left = proposal.width
    for subview in subviews {
      let size = subview.sizeThatFits(ProposedViewSize(width: left, height: nil))
      left = left.map { $0 - size.width }
    }
    return plainSize(subviews)
  }
}

struct RowTakingInfinity: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return CGSize(
      width: max(size.width, subviews.isEmpty ? 0 : proposal.width ?? .infinity),
      height: size.height)
  }
}

struct RowHighAsWide: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    let width = max(size.width, proposal.width ?? 0)
    return CGSize(width: width, height: max(size.height, width))
  }
}

struct RowShrinkingWithRoom: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return proposal.width == 0 ? CGSize(width: size.width + 5, height: size.height) : size
  }
}

struct RowNegativeGaps: AlmostPlainRow {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return CGSize(width: size.width + CGFloat(subviews.count - 1) * spacing, height: size.height)
  }
}

struct RowDividingByGaps: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    let used = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    let gap = (bounds.width - used) / CGFloat(subviews.count - 1)
    for (index, subview) in subviews.enumerated() {
      let start = subviews.count == 1 ? bounds.minX + gap * CGFloat(index) : x
      subview.place(at: CGPoint(x: start, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct RowCentredInOffer: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let offered = proposal.height ?? bounds.height
      let room = offered.isFinite ? bounds.height : offered - offered
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + (room - size.height) / 2), proposal: .unspecified)
      x += size.width
    }
  }
}

struct RowMeasuringPairs: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for index in subviews.indices {
      for other in subviews where other != subviews[index] {
        _ = other.sizeThatFits(.unspecified)
      }
    }
    return plainSize(subviews)
  }
}

struct RowAddingUpAgain: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for index in subviews.indices {
      let before = subviews[..<index].reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
      subviews[index].place(
        at: CGPoint(x: bounds.minX + before, y: bounds.minY), proposal: .unspecified)
    }
  }
}

extension Profile {
  /// A card that never looks at what is in it.
  static let fixed = Profile(
    "fixed", "one size, whatever is in it", off: Profile.fill.switchesOff + ["AGREE-03"])
}

struct FixedCard: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(width: 200, height: 100)
  }
}

struct RowGuideOfCount: AlmostPlainRow {
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .trailing ? 10 / CGFloat(subviews.count) : nil
  }
}

struct RowInfiniteSpacing: AlmostPlainRow {
  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.count > 3 ? ViewSpacing.edges(.infinity) : ViewSpacing()
  }
}

extension ViewSpacing {
  /// The same preference on all edges.
  static func edges(_ distance: CGFloat) -> ViewSpacing {
    ViewSpacing(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}
