import SwiftUI

struct CachedRow: Layout {
  struct CacheData {
    var sizes: [CGSize]
    var width: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CacheData(sizes: sizes, width: sizes.reduce(0) { $0 + $1.width })
  }

  func updateCache(_ cache: inout CacheData, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) -> CGSize {
    CGSize(width: cache.width, height: cache.sizes.map(\.height).max() ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += cache.sizes[index].width
    }
  }
}
