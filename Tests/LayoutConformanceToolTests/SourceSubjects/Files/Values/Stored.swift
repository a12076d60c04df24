import SwiftUI

/// A row that keeps subviews in its cache, and looks for one of them.
struct Stored: Layout {
  typealias Cache = [LayoutSubview]

  func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
  ) -> CGSize {
    let sizes = cache.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [LayoutSubview]
  ) {
    var x = bounds.minX
    for subview in cache {
      subview.place(
        at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
