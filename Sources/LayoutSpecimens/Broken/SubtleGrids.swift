import LayoutAPI
import LayoutConformance

/// Grids, rows with weights and rings with one defect each that needs certain values to show.
enum SubtleGrids {
  static let all = [
    Specimen.subtle(
      Subject("GridOfTallestRow") { draw in
        GridOfTallestRow(columns: draw.int("columns", in: 1...4))
      },
      ["AGREE-01", "AGREE-02", "AGREE-03", "AGREE-05"],
      "adds up the heights of its rows and places each as high as the tallest"),
    Specimen.subtle(
      Subject("GridKeepingColumns") { draw in
        GridKeepingColumns(columns: draw.int("columns", in: 1...4))
      },
      ["CACHE-03"], "keeps its rows where the sizes stay and the number of columns changes"),
    Specimen.subtle(
      Subject("WeightedRowPerUnit", values: [LayoutValue(Weight.self, in: 0...3)]) { _ in
        WeightedRowPerUnit()
      },
      ["SIZE-01"],
      "divides what is left of a finite offer by the weights of two or more, which may all be 0"),
    Specimen.subtle(
      Subject("WeightedRowOfShares", values: [LayoutValue(Weight.self, in: 0...3)]) { _ in
        WeightedRowOfShares()
      },
      ["PLACE-03", "PLACE-04"], "places at shares of the weights, which may all be 0"),
    Specimen.subtle(
      Subject("WeightedRowKeyedBySizes", values: [LayoutValue(Weight.self, in: 0...3)]) { _ in
        WeightedRowKeyedBySizes()
      },
      ["CACHE-01"], "makes its widths again where a size changed, not where a weight did"),
    Specimen.subtle(
      Subject("RingOfFirst", profile: .fill) { _ in RingOfFirst() }, ["AGREE-03"],
      "takes the first subview for the largest"),
    Specimen.subtle(
      Subject("GridOfAnimatedColumns") { draw in
        GridOfAnimatedColumns(columns: draw.number("columns", in: 1...6))
      },
      ["ANIM-01"], "divides by a number of columns that overshoots to 0"),
  ]
}

struct GridOfTallestRow: Layout {
  var columns: Int

  private func rowHeights(_ sizes: [CGSize]) -> [CGFloat] {
    stride(from: 0, to: sizes.count, by: columns).map {
      sizes[$0..<min($0 + columns, sizes.count)].map(\.height).max() ?? 0
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    return CGSize(
      width: widest * CGFloat(min(columns, sizes.count)),
      height: rowHeights(sizes).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let cell = CGSize(
      width: sizes.map(\.width).max() ?? 0, height: rowHeights(sizes).max() ?? 0)
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(index % columns) * cell.width,
          y: bounds.minY + CGFloat(index / columns) * cell.height),
        proposal: .unspecified)
    }
  }
}

struct GridKeepingColumns: Layout {
  var columns: Int

  struct Cache {
    var sizes: [CGSize]
    var columns: Int
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) }, columns: columns)
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    if sizes != cache.sizes { cache = Cache(sizes: sizes, columns: columns) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    var nothing: () = ()
    return UniformGrid(columns: cache.columns, spacing: 0)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &nothing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var nothing: () = ()
    UniformGrid(columns: cache.columns, spacing: 0)
      .placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &nothing)
  }
}

struct WeightedRowPerUnit: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = plainSize(subviews)
    guard let width = proposal.width, width.isFinite, proposal.height != .infinity,
      width > size.width, subviews.count > 1
    else { return size }
    let weights = subviews.map { $0[Weight.self] }.reduce(0, +)
    let unit = (width - size.width) / weights
    return CGSize(width: size.width + unit, height: size.height)
  }
}

struct WeightedRowOfShares: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = subviews.map { $0[Weight.self] }.reduce(0, +)
    let left = bounds.width - plainSize(subviews).width
    var x = bounds.minX
    for subview in subviews {
      let share = left * subview[Weight.self] / total
      subview.place(at: CGPoint(x: x + share, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}

struct WeightedRowKeyedBySizes: Layout {
  struct Cache {
    var sizes: [CGSize]
    var weights: [CGFloat]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(
      sizes: subviews.map { $0.sizeThatFits(.unspecified) },
      weights: subviews.map { $0[Weight.self] })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if subviews.map({ $0.sizeThatFits(.unspecified) }) != cache.sizes {
      cache = makeCache(subviews: subviews)
    }
  }

  private func width(_ cache: Cache, _ index: Int) -> CGFloat {
    cache.sizes[index].width * (1 + cache.weights[index])
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    CGSize(
      width: cache.sizes.indices.map { width(cache, $0) }.reduce(0, +),
      height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += width(cache, index)
    }
  }
}

struct RingOfFirst: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard bounds.width.isFinite, bounds.height.isFinite else {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      return
    }
    let first = subviews.first?.sizeThatFits(.unspecified) ?? .zero
    let radius = max(0, (min(bounds.width, bounds.height) - max(first.width, first.height)) / 2)
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}

struct GridOfAnimatedColumns: Layout {
  var columns: Double

  var animatableData: Double {
    get { columns }
    set { columns = newValue }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    UniformGrid(columns: max(Int(columns), 1), spacing: 0)
      .sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let columns = columns.rounded(.down)
    let cell = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    for (index, subview) in subviews.enumerated() {
      let row = (Double(index) / columns).rounded(.down)
      let column = Double(index) - row * columns
      subview.place(
        at: CGPoint(x: bounds.minX + column * cell.width, y: bounds.minY + row * cell.height),
        proposal: .unspecified)
    }
  }
}
