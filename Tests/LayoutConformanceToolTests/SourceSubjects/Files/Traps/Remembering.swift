import SwiftUI

/// A cache that is filled while measuring.
struct Remembering: Layout {
  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  func updateCache(_ cache: inout CGFloat?, subviews: Subviews) { cache = nil }

  private func height(_ subviews: Subviews, _ cache: inout CGFloat?) -> CGFloat {
    if let cache { return cache }
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    cache = height
    return height
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) -> CGSize {
    let width = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: width, height: height(subviews, &cache))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    var x = bounds.minX
    for subview in subviews {
      let y = bounds.minY + height(subviews, &cache) / 2
      subview.place(at: CGPoint(x: x, y: y), anchor: .leading, proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
