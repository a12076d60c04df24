import SwiftUI

/// The cache under other labels, and with a type that is inferred.
struct Labels: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal _: ProposedViewSize, subviews _: Subviews, cache subviewSizes: inout [CGSize]
  ) -> CGSize {
    CGSize(
      width: subviewSizes.map(\.width).max() ?? 0,
      height: subviewSizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in rect: CGRect, proposal _: ProposedViewSize, subviews: Subviews,
    cache subviewSizes: inout [CGSize]
  ) {
    var y = rect.minY
    for (subview, size) in zip(subviews, subviewSizes) {
      subview.place(at: CGPoint(x: rect.minX, y: y), proposal: ProposedViewSize(size))
      y += size.height
    }
  }
}
