import LayoutAPI
import LayoutConformance

/// Layouts whose cache or state is at fault after a certain history only.
enum SubtleCaches {
  static let all = [
    Specimen.subtle(
      Subject("DiagonalCounting") { _ in DiagonalCounting() }, ["CACHE-01"],
      "measures again where the number of its subviews changed, and only there"),
    Specimen.subtle(
      Subject("DiagonalKeepingTwo") { _ in DiagonalKeepingTwo() }, ["PURE-04"],
      "refreshes two sizes in updateCache and the others once it is measured"),
    Specimen.subtle(
      Subject("RowOfLastWalk") { _ in RowOfLastWalk() }, ["PURE-02"],
      "remembers the size for each offer, and the widths for the last new one only"),
    Specimen.subtle(
      Subject("RowKeepingProxies") { _ in RowKeepingProxies() },
      ["CACHE-01", "PLACE-06", "PURE-04"],
      "keeps the proxies of four or more from before an update"),
    Specimen.subtle(
      Subject("RowJitteringNine") { _ in RowJitteringNine() }, ["PURE-01"],
      "shifts nine or more by a number that each copy of the layout counts on"
    )
    .asKind("SHAPE-04"),
  ]
}

struct DiagonalCounting: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    if cache.count != subviews.count { cache = makeCache(subviews: subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    Diagonal().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    Diagonal().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct DiagonalKeepingTwo: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache = subviews.prefix(2).map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    if cache.count != subviews.count { cache = makeCache(subviews: subviews) }
    return Diagonal().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    Diagonal().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct RowOfLastWalk: Layout {
  struct Cache {
    var asked: [(width: CGFloat?, size: CGSize)] = []
    var widths: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    if let known = cache.asked.first(where: { $0.width == proposal.width }) { return known.size }
    let width = proposal.width == .infinity ? nil : proposal.width
    let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: width, height: nil)) }
    cache.widths = sizes.map(\.width)
    let size = CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
    cache.asked.append((proposal.width, size))
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if cache.asked.isEmpty {
      _ = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    var x = bounds.minX
    for (subview, width) in zip(subviews, cache.widths) {
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: nil))
      x += width
    }
  }
}

struct RowKeepingProxies: Layout {
  func makeCache(subviews: Subviews) -> [LayoutSubview] { Array(subviews) }

  func updateCache(_ cache: inout [LayoutSubview], subviews: Subviews) {
    if subviews.count < 4 || subviews.count != cache.count { cache = Array(subviews) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [LayoutSubview]
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [LayoutSubview]
  ) {
    var x = bounds.minX
    for subview in cache {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct RowJitteringNine: AlmostPlainRow {
  private static let count = SharedCount()

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    return CGSize(width: size.width + 64, height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shift = subviews.count > 8 ? CGFloat(Self.count.next() % 64) : 0
    PlainRow(spacing: 0).placeSubviews(
      in: bounds.offsetBy(dx: shift, dy: 0), proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}
