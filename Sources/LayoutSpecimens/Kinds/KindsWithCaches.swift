import LayoutAPI
import LayoutConformance

/// The layouts whose cache is made empty, and filled by what is asked first.
enum KindsWithCaches {
  static let conforming = [
    Specimen.conforming(
      Subject("RowCachingSizes") { draw in
        RowCachingSizes(spacing: draw.length("spacing", in: 0...24))
      },
      "a row whose sizes are taken when it is measured or placed, whichever comes first"),
    Specimen.conforming(
      Subject("FlowCachingWidths") { draw in
        FlowCachingWidths(spacing: draw.length("spacing", in: 0...24))
      },
      "a flow that keeps its lines for each width that it was offered"),
    Specimen.conforming(
      Subject("ColumnCachingOne") { draw in
        ColumnCachingOne(gap: draw.length("gap", in: 0...24))
      },
      "a column that keeps the heights for the last width, and takes them anew for another"),
  ]

  static let broken = [
    Specimen.broken(
      Subject("RowCachingByMeasuring") { _ in RowCachingByMeasuring() }, ["CACHE-02"],
      needsIsolation: true,
      "looks up in its cache, when it places, what only a measurement puts there"),
    Specimen.broken(
      Subject("ColumnCachingByMeasuring") { _ in ColumnCachingByMeasuring() },
      ["CACHE-02", "PURE-04"],
      "places with the heights of the last measurement, and with none if there was none"),
  ]
}

struct RowCachingSizes: Layout {
  struct Cache {
    var sizes: [CGSize]?
  }

  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  private func sizes(_ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
    if let sizes = cache.sizes { return sizes }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    cache.sizes = sizes
    return sizes
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let sizes = sizes(subviews, &cache)
    return CGSize(
      width: sizes.width(of: sizes.indices, spacing: spacing), height: sizes.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (subview, size) in zip(subviews, sizes(subviews, &cache)) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
      x += size.width + spacing
    }
  }
}

struct FlowCachingWidths: Layout {
  struct Lines {
    var size: CGSize
    var points: [CGPoint]
  }

  var spacing: CGFloat

  func makeCache(subviews: Subviews) -> [CGFloat: Lines] { [:] }

  private func lines(
    _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout [CGFloat: Lines]
  ) -> Lines {
    let width = proposal.width ?? .infinity
    if let lines = cache[width] { return lines }
    let sizes = subviews.sizes(inLinesOf: proposal.width)
    let rows = FlowRows(sizes, spacing: spacing, width: width, slack: FlowRows.rounding)
    let lines = Lines(size: rows.size, points: rows.positions(sizes))
    cache[width] = lines
    return lines
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat: Lines]
  ) -> CGSize {
    lines(proposal, subviews, &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [CGFloat: Lines]
  ) {
    for (subview, point) in zip(subviews, lines(proposal, subviews, &cache).points) {
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y),
        proposal: subview.offer(inLineOf: proposal.width))
    }
  }
}

struct ColumnCachingOne: Layout {
  struct Cache {
    var width: CGFloat?
    var sizes: [CGSize] = []
    var isFilled = false
  }

  var gap: CGFloat

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.isFilled = false }

  private func fill(_ cache: inout Cache, _ width: CGFloat?, _ subviews: Subviews) {
    guard !cache.isFilled || cache.width != width else { return }
    let offer = ProposedViewSize(width: width, height: nil)
    cache = Cache(width: width, sizes: subviews.map { $0.sizeThatFits(offer) }, isFilled: true)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    fill(&cache, proposal.width, subviews)
    let gaps = gap * CGFloat(max(subviews.count - 1, 0))
    return CGSize(
      width: cache.sizes.largest.width, height: cache.sizes.reduce(gaps) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    fill(&cache, proposal.width, subviews)
    var y = bounds.minY
    for (subview, size) in zip(subviews, cache.sizes) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: proposal.width, height: nil))
      y += size.height + gap
    }
  }
}

struct RowCachingByMeasuring: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] { [] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.largest.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var x = bounds.minX
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += cache[index].width
    }
  }
}

struct ColumnCachingByMeasuring: Layout {
  func makeCache(subviews: Subviews) -> [Int: CGFloat] { [:] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int: CGFloat]
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    for (index, size) in sizes.enumerated() { cache[index] = size.height }
    return CGSize(width: sizes.largest.width, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [Int: CGFloat]
  ) {
    var y = bounds.minY
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += cache[index] ?? 0
    }
  }
}
