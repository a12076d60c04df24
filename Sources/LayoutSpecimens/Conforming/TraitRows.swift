import LayoutAPI
import LayoutConformance

/// The rows that keep the rules and look at what their subviews carry.
enum TraitRows {
  static let conforming = [
    Specimen.conforming(
      Subject("PriorityRow", profile: Profile("fair", on: ["MONO-04"])) { _ in PriorityRow() },
      "offers what is left of the width, the highest priority first"),
    Specimen.conforming(
      Subject("BaselineRow") { draw in
        BaselineRow(spacing: draw.length("spacing", in: 0...24))
      },
      "a row on one baseline, as high as what is above it and below it"),
  ]
}

struct PriorityRow: Layout {
  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGSize] {
    var sizes = Array(repeating: CGSize.zero, count: subviews.count)
    var left = proposal.width
    let order = subviews.indices.sorted {
      (-subviews[$0].priority, $0) < (-subviews[$1].priority, $1)
    }
    for index in order {
      let ideal = subviews[index].sizeThatFits(.unspecified).width
      let width = left.map { min($0, ideal) } ?? ideal
      let offer = ProposedViewSize(width: width, height: nil)
      sizes[index] = subviews[index].sizeThatFits(offer)
      left = left.map { max(0, $0 - sizes[index].width) }
    }
    return sizes
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = sizes(proposal, subviews)
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: size.width, height: nil))
      x += size.width
    }
  }
}

struct BaselineRow: Layout {
  var spacing: CGFloat

  /// The parts of a subview above the baseline and below it.
  private func parts(_ subview: LayoutSubview) -> (above: CGFloat, below: CGFloat) {
    let dimensions = subview.dimensions(in: .unspecified)
    let baseline = dimensions[.firstTextBaseline]
    return (baseline, dimensions.height - baseline)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let widths = subviews.map { $0.sizeThatFits(.unspecified).width }
    let above = subviews.map { parts($0).above }.max() ?? 0
    let below = subviews.map { parts($0).below }.max() ?? 0
    return CGSize(
      width: widths.reduce(spacing * CGFloat(max(subviews.count - 1, 0)), +),
      height: above + below)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let baseline = bounds.minY + (subviews.map { parts($0).above }.max() ?? 0)
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: baseline - parts(subview).above), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}
