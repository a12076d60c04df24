import LayoutAPI
import LayoutConformance

/// Layouts with one defect each in what they tell their parent besides their size.
enum SubtleGuides {
  static let all = [
    Specimen.subtle(
      Subject("RowRememberingBottom") { _ in RowRememberingBottom() }, ["PURE-02"],
      "puts its last baseline where its bottom was when it was measured last"),
    Specimen.subtle(
      Subject("ColumnKeepingGuide") { _ in ColumnKeepingGuide() }, ["CACHE-01"],
      "updates the heights in its cache and not the guide that follows from them"),
    Specimen.subtle(
      Subject("RowKeepingMargin") { draw in
        RowKeepingMargin(margin: draw.length("margin", in: 0...24))
      },
      ["CACHE-03"], "prefers the distance that it was made with"),
    Specimen.subtle(
      Subject("RowPlacingForBaseline") { _ in RowPlacingForBaseline() }, ["PLACE-06"],
      "places its subviews where it is asked for its first baseline"),
    Specimen.subtle(
      Subject("RowOfDirectedGuide") { _ in RowOfDirectedGuide() }, ["PURE-03"],
      "puts its leading guide at the other edge where the tree reads from right to left"),
  ]

  /// The layouts beside them that do it right.
  static let conforming = [
    Specimen.conforming(
      Subject("RowKnowingBottom") { _ in RowKnowingBottom() },
      "puts its last baseline at the bottom of the bounds that it is asked for"),
    Specimen.conforming(
      Subject("ColumnUpdatingGuide") { _ in ColumnUpdatingGuide() },
      "keeps heights and a guide in its cache, and updates both"),
    Specimen.conforming(
      Subject("RowPreferringMargin") { draw in
        RowPreferringMargin(margin: draw.length("margin", in: 0...24))
      },
      "prefers a distance of its own, kept in a cache that is made again"),
  ]
}

/// A row that offers its height to its subviews.
private struct OfferingRow {
  let proposal: ProposedViewSize
  let subviews: LayoutSubviews

  private var offer: ProposedViewSize { ProposedViewSize(width: nil, height: proposal.height) }

  var size: CGSize {
    let sizes = subviews.map { $0.sizeThatFits(offer) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func place(in bounds: CGRect) {
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer)
      x += subview.sizeThatFits(offer).width
    }
  }
}

struct RowRememberingBottom: Layout {
  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) -> CGSize {
    let size = OfferingRow(proposal: proposal, subviews: subviews).size
    cache = size.height
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    OfferingRow(proposal: proposal, subviews: subviews).place(in: bounds)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout CGFloat?
  ) -> CGFloat? {
    guard guide == .lastTextBaseline else { return nil }
    let height = cache ?? bounds.height
    return height.isFinite ? height : bounds.height
  }
}

struct RowKnowingBottom: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    OfferingRow(proposal: proposal, subviews: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    OfferingRow(proposal: proposal, subviews: subviews).place(in: bounds)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .lastTextBaseline ? bounds.maxY : nil
  }
}

struct RowPlacingForBaseline: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    OfferingRow(proposal: proposal, subviews: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    OfferingRow(proposal: proposal, subviews: subviews).place(in: bounds)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .firstTextBaseline else { return nil }
    OfferingRow(proposal: proposal, subviews: subviews).place(in: bounds)
    return bounds.minY
  }
}

struct RowOfDirectedGuide: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    OfferingRow(proposal: proposal, subviews: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    OfferingRow(proposal: proposal, subviews: subviews).place(in: bounds)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guard guide == .leading else { return nil }
    return subviews.layoutDirection == .leftToRight ? bounds.minX : bounds.maxX
  }
}

/// The cache of a column: its sizes, and the middle of its first row.
struct GuidedHeights {
  var sizes: [CGSize]
  var middle: CGFloat

  init(_ subviews: LayoutSubviews) {
    sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    middle = (sizes.first?.height ?? 0) / 2
  }
}

/// A column with its vertical centre in the middle of its first row.
protocol FirstRowColumn: Layout where Cache == GuidedHeights {}

extension FirstRowColumn {
  func makeCache(subviews: Subviews) -> GuidedHeights { GuidedHeights(subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout GuidedHeights
  ) -> CGSize {
    CGSize(
      width: cache.sizes.map(\.width).max() ?? 0,
      height: cache.sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout GuidedHeights
  ) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += size.height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout GuidedHeights
  ) -> CGFloat? {
    guide == .center ? bounds.minY + cache.middle : nil
  }
}

struct ColumnKeepingGuide: FirstRowColumn {
  func updateCache(_ cache: inout GuidedHeights, subviews: Subviews) {
    cache.sizes = GuidedHeights(subviews).sizes
  }
}

struct ColumnUpdatingGuide: FirstRowColumn {
  func updateCache(_ cache: inout GuidedHeights, subviews: Subviews) {
    cache = GuidedHeights(subviews)
  }
}

/// A row that prefers a distance of its own to its neighbours.
protocol MarginRow: Layout where Cache == CGFloat {
  var margin: CGFloat { get }
}

extension MarginRow {
  func makeCache(subviews: Subviews) -> CGFloat { margin }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) -> CGSize {
    OfferingRow(proposal: .unspecified, subviews: subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat
  ) {
    OfferingRow(proposal: .unspecified, subviews: subviews).place(in: bounds)
  }

  func spacing(subviews: Subviews, cache: inout CGFloat) -> ViewSpacing {
    ViewSpacing(top: cache, leading: cache, bottom: cache, trailing: cache)
  }
}

struct RowKeepingMargin: MarginRow {
  var margin: CGFloat

  func updateCache(_ cache: inout CGFloat, subviews: Subviews) {}
}

struct RowPreferringMargin: MarginRow {
  var margin: CGFloat
}
