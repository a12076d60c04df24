import LayoutAPI
import LayoutConformance

/// The rows and diagonals that keep the rules.
enum Rows {
  static let conforming = [
    Specimen.conforming(
      Subject("EqualRow") { draw in EqualRow(spacing: draw.length("spacing", in: 0...24)) },
      "a row whose columns are as wide as the widest subview"),
    Specimen.conforming(
      Subject("WeightedRow", values: [LayoutValue(Weight.self, in: 0...3)]) { draw in
        WeightedRow(spacing: draw.length("spacing", in: 0...24))
      },
      "a row that shares out the width by weights, and never less than the ideal"),
    Specimen.conforming(
      Subject("Diagonal") { _ in Diagonal() },
      "a staircase of ideal sizes that are kept in the cache"),
    Specimen.conforming(
      Subject("IdealColumn", profile: .stack.along(.vertical)) { draw in
        IdealColumn(spacing: draw.length("spacing", in: 0...24))
      },
      "a column of ideal sizes that ignores the offer"),
  ]
}

struct EqualRow: Layout {
  var spacing: CGFloat

  private func cell(_ subviews: Subviews) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cell = cell(subviews)
    let count = CGFloat(subviews.count)
    return CGSize(width: cell.width * count + spacing * max(count - 1, 0), height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = cell(subviews)
    for (index, subview) in subviews.enumerated() {
      let x = bounds.minX + CGFloat(index) * (cell.width + spacing) + cell.width / 2
      subview.place(
        at: CGPoint(x: x, y: bounds.minY + cell.height / 2), anchor: .center,
        proposal: .unspecified)
    }
  }
}

/// The share of the width that a subview gets of what is left over.
struct Weight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

struct WeightedRow: Layout {
  var spacing: CGFloat

  /// The ideal widths, and on top of each its share of what is left of `width`.
  private func widths(_ subviews: Subviews, _ width: CGFloat?) -> [CGFloat] {
    let ideals = subviews.map { $0.sizeThatFits(.unspecified).width }
    let weights = subviews.map { $0[Weight.self] }
    let total = weights.reduce(0, +)
    guard let width, width.isFinite, total > 0 else { return ideals }
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    let left = max(0, width - gaps - ideals.reduce(0, +))
    return zip(ideals, weights).map { $0 + left * $1 / total }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widths = widths(subviews, proposal.width)
    let heights = zip(subviews, widths).map {
      $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height
    }
    let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
    return CGSize(width: widths.reduce(gaps, +), height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(subviews, proposal.width)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width + spacing
    }
  }
}

struct Diagonal: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache.reduce(.zero) { CGSize(width: $0.width + $1.width, height: $0.height + $1.height) }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: ProposedViewSize(size))
      corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

struct IdealColumn: Layout {
  var spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.map(\.height).reduce(spacing * CGFloat(max(sizes.count - 1, 0)), +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + spacing
    }
  }
}
