import SwiftUI

struct SpacedColumn: Layout {
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .vertical)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height } + gaps(subviews).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, gap) in zip(subviews, gaps(subviews) + [0]) {
      subview.place(at: CGPoint(x: bounds.midX, y: y), anchor: .top, proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height + gap
    }
  }
}
