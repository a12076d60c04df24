import LayoutAPI
import LayoutConformance

/// Layouts with one defect each that the second update of their cache shows.
enum SubtleUpdates {
  static let all = [
    Specimen.broken(
      Subject("ColumnRefreshedOnce") { _ in ColumnRefreshedOnce() }, ["CACHE-04"],
      "takes the first update of its cache for the last"),
    Specimen.subtle(
      Subject("ColumnOfTwoBuffers") { _ in ColumnOfTwoBuffers() }, ["CACHE-04"],
      "writes to two buffers in turn, and reads the second from the first update on"),
    Specimen.subtle(
      Subject("ColumnRefreshedThrice") { _ in ColumnRefreshedThrice() }, ["CACHE-04"],
      "takes the third update of its cache for the last"),
  ]

  /// The layouts beside them that do it right.
  static let conforming = [
    Specimen.conforming(
      Subject("ColumnRefreshedLate") { _ in ColumnRefreshedLate() },
      "notes that its cache is stale, and refreshes it at the next question"),
    Specimen.conforming(
      Subject("ColumnTakingTurns") { _ in ColumnTakingTurns() },
      "writes to two buffers in turn, and reads the one that was written last"),
  ]
}

/// What a column keeps: the sizes of its subviews, and how often they were updated.
struct UpdatedSizes {
  var buffers: [[CGSize]]
  var updates = 0
  var isStale = false

  init(_ subviews: LayoutSubviews) { buffers = [Self.sizes(subviews), []] }

  static func sizes(_ subviews: LayoutSubviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }
}

/// A column of sizes that it keeps in its cache.
protocol UpdatedColumn: Layout where Cache == UpdatedSizes {
  /// The sizes as the cache has them.
  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize]
}

extension UpdatedColumn {
  func makeCache(subviews: Subviews) -> UpdatedSizes { UpdatedSizes(subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout UpdatedSizes
  ) -> CGSize {
    let sizes = sizes(&cache, subviews)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout UpdatedSizes
  ) {
    let sizes = sizes(&cache, subviews)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      if sizes.indices.contains(index) { y += sizes[index].height }
    }
  }
}

struct ColumnRefreshedOnce: UpdatedColumn {
  func updateCache(_ cache: inout UpdatedSizes, subviews: Subviews) {
    guard cache.updates == 0 else { return }
    cache.buffers[0] = UpdatedSizes.sizes(subviews)
    cache.updates = 1
  }

  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize] { cache.buffers[0] }
}

struct ColumnRefreshedThrice: UpdatedColumn {
  func updateCache(_ cache: inout UpdatedSizes, subviews: Subviews) {
    guard cache.updates < 3 else { return }
    cache.buffers[0] = UpdatedSizes.sizes(subviews)
    cache.updates += 1
  }

  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize] { cache.buffers[0] }
}

struct ColumnRefreshedLate: UpdatedColumn {
  func updateCache(_ cache: inout UpdatedSizes, subviews: Subviews) { cache.isStale = true }

  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize] {
    if cache.isStale {
      cache.buffers[0] = UpdatedSizes.sizes(subviews)
      cache.isStale = false
    }
    return cache.buffers[0]
  }
}

struct ColumnOfTwoBuffers: UpdatedColumn {
  func updateCache(_ cache: inout UpdatedSizes, subviews: Subviews) {
    cache.updates += 1
    cache.buffers[cache.updates % 2] = UpdatedSizes.sizes(subviews)
  }

  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize] {
    cache.buffers[min(cache.updates, 1)]
  }
}

struct ColumnTakingTurns: UpdatedColumn {
  func updateCache(_ cache: inout UpdatedSizes, subviews: Subviews) {
    cache.updates += 1
    cache.buffers[cache.updates % 2] = UpdatedSizes.sizes(subviews)
  }

  func sizes(_ cache: inout UpdatedSizes, _ subviews: Subviews) -> [CGSize] {
    cache.buffers[cache.updates % 2]
  }
}
