import LayoutAPI

/// A row of ideal sizes with any number of faults, each at one place.
struct TwofoldRow: Layout {
  enum Fault: String {
    case missingGaps, ignoredOrigin, mirrored, staleSizes, droppedLast, placedTwice, infiniteSpacing
    case scantOffer, measuredPairs, gapWithoutViews, parkedThird, guideOfCount
  }

  var spacing: CGFloat
  var faults: [Fault]

  private func has(_ fault: Fault) -> Bool { faults.contains(fault) }

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    if has(.staleSizes) {
      // What is new gets a size, what was there keeps its own.
      cache = subviews.indices.map { index in
        cache.indices.contains(index)
          ? cache[index] : subviews[index].sizeThatFits(.unspecified)
      }
    } else {
      cache = makeCache(subviews: subviews)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    if has(.scantOffer), let first = subviews.first {
      _ = first.sizeThatFits(ProposedViewSize(width: -spacing - 1, height: nil))
    }
    if has(.measuredPairs) {
      for _ in subviews {
        for other in subviews { _ = other.sizeThatFits(.unspecified) }
      }
    }
    let count = has(.gapWithoutViews) ? subviews.count - 1 : max(subviews.count - 1, 0)
    let gaps = has(.missingGaps) ? 0 : CGFloat(count) * spacing
    return CGSize(
      width: cache.reduce(gaps) { $0 + $1.width },
      height: cache.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    let reads = has(.mirrored) && subviews.layoutDirection == .rightToLeft
    var x = has(.ignoredOrigin) ? 0 : bounds.minX
    for index in subviews.indices.dropLast(has(.droppedLast) ? 1 : 0) {
      let width = cache[index].width
      let isParked = has(.parkedThird) && index == 2
      let point = CGPoint(
        x: isParked ? -10_000 : reads ? bounds.minX + bounds.maxX - x - width : x, y: bounds.minY)
      for _ in 0..<(has(.placedTwice) ? 2 : 1) {
        subviews[index].place(at: point, proposal: .unspecified)
      }
      x += width + spacing
    }
  }

  func spacing(subviews: Subviews, cache: inout [CGSize]) -> ViewSpacing {
    has(.infiniteSpacing) && subviews.count > 3 ? .edges(.infinity) : ViewSpacing()
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [CGSize]
  ) -> CGFloat? {
    has(.guideOfCount) && guide == .trailing ? 10 / CGFloat(subviews.count) : nil
  }
}
