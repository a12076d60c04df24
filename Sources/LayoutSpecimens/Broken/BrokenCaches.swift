import LayoutAPI
import LayoutConformance

/// Layouts whose cache, memory or state is at fault.
enum BrokenCaches {
  static let all = [
    Specimen.broken(
      Subject("DiagonalNeverUpdated") { _ in DiagonalNeverUpdated() }, ["CACHE-01"],
      "keeps the sizes of before when its subviews change"),
    Specimen.broken(
      Subject("FlowReplayingRows") { draw in
        FlowReplayingRows(spacing: draw.length("spacing", in: 0...24))
      },
      ["PURE-02"], "places the rows of whatever was measured last"),
    Specimen.broken(
      // CACHE-04 sees it in one case of some hundreds, and by chance.
      Subject("ColumnCountingPasses", profile: Profile("counting column", off: ["CACHE-04"])) { _ in
        ColumnCountingPasses()
      },
      ["META-01", "META-02", "PURE-02", "PURE-04"],
      "moves down with each call that it has counted in its cache"
    ),
    Specimen.broken(
      Subject("GridKeepingSpacing") { draw in
        GridKeepingSpacing(spacing: draw.length("spacing", in: 0...24))
      },
      ["CACHE-03"], "keeps the spacing of before when its parameters change"),
    Specimen.broken(
      Subject("DiagonalMeasuredFirst") { _ in DiagonalMeasuredFirst() },
      ["CACHE-02", "PURE-04"], "knows its sizes only once it was measured"),
    Specimen.broken(
      Subject("ShuffledRow") { _ in ShuffledRow() }, ["PURE-01"],
      "takes its gap from a number that each copy of the layout counts on"),
    Specimen.broken(
      Subject("RowPlacingEarly") { _ in RowPlacingEarly() }, ["PLACE-06"],
      "places while it measures"),
    Specimen.broken(
      Subject("FanOfRoots") { draw in FanOfRoots(progress: draw.number("progress", in: 0...1)) },
      ["ANIM-01"], "takes the root of a progress that overshoots"),
  ]
}

struct DiagonalNeverUpdated: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {}

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

struct FlowReplayingRows: Layout {
  var spacing: CGFloat

  struct Cache {
    var sizes: [CGSize]
    var positions: [CGPoint]
  }

  func makeCache(subviews: Subviews) -> Cache {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return Cache(sizes: sizes, positions: [])
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let sizes = subviews.sizes(cache.sizes, inLinesOf: proposal.width)
    let rows = FlowRows(sizes, spacing: spacing, width: proposal.width ?? .infinity)
    cache.positions = rows.positions(sizes)
    return rows.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    if cache.positions.isEmpty {
      _ = sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    for (subview, position) in zip(subviews, cache.positions) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: subview.offer(inLineOf: proposal.width))
    }
  }
}

struct ColumnCountingPasses: Layout {
  func makeCache(subviews: Subviews) -> Int { 0 }

  func spacing(subviews: Subviews, cache: inout Int) -> ViewSpacing {
    cache += 1
    return ViewSpacing()
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize {
    cache += 1
    var nothing: () = ()
    let size = IdealColumn(spacing: 0)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &nothing)
    return CGSize(width: size.width, height: size.height + 1000)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {
    var y = bounds.minY + CGFloat(max(0, cache - 1))
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

struct GridKeepingSpacing: Layout {
  var spacing: CGFloat

  struct Cache {
    var spacing: CGFloat
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(spacing: spacing, sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    FlowRows(
      subviews.sizes(cache.sizes, inLinesOf: proposal.width), spacing: cache.spacing,
      width: proposal.width ?? .infinity
    ).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let sizes = subviews.sizes(cache.sizes, inLinesOf: proposal.width)
    let rows = FlowRows(sizes, spacing: cache.spacing, width: proposal.width ?? .infinity)
    for (subview, position) in zip(subviews, rows.positions(sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y),
        proposal: subview.offer(inLineOf: proposal.width))
    }
  }
}

struct DiagonalMeasuredFirst: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    Array(repeating: .zero, count: subviews.count)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    cache = subviews.map { $0.sizeThatFits(.unspecified) }
    return Diagonal().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    Diagonal().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A count that outlives the layout values which share it.
///
/// SwiftUI runs a layout on one thread at a time, and so does a check.
final class SharedCount: @unchecked Sendable {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

struct ShuffledRow: AlmostPlainRow {
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
    var x = bounds.minX + CGFloat(Self.count.next() % 64)
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct RowPlacingEarly: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for subview in subviews {
      subview.place(at: .zero, proposal: .unspecified)
    }
    return plainSize(subviews)
  }
}

struct FanOfRoots: AlmostPlainRow {
  var progress: Double

  var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shift = CGFloat(progress.squareRoot())
    var x = bounds.minX + (shift.isNaN ? shift : 0)
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
