import LayoutAPI
import LayoutConformance

/// The layouts that trap with some subviews, and say nothing of what they take.
enum KindsThatTrap {
  static let broken = [
    Specimen.broken(
      Subject("PairsPastEnd") { draw in PairsPastEnd(gap: draw.length("gap", in: 0...24)) },
      ["RUN-01"], needsIsolation: true, "looks one past the end with an odd number of subviews"),
    Specimen.broken(
      Subject("CollageByTemplate") { _ in CollageByTemplate() }, ["RUN-01"],
      needsIsolation: true, "has a template of two places for three subviews"),
    Specimen.broken(
      Subject("FanOfFive") { _ in FanOfFive() }, ["RUN-01"],
      needsIsolation: true, "makes four turns for five subviews, and enough for all other numbers"),
    Specimen.broken(
      Subject("RowByPriority") { _ in RowByPriority() }, ["RUN-01"],
      needsIsolation: true, "keys its subviews by their priorities, of which no two may be equal"),
    Specimen.broken(
      Subject("RowSplitByPriority") { _ in RowSplitByPriority() }, ["RUN-01"],
      needsIsolation: true, "counts on priorities that differ from the first one's"),
  ]
}

struct PairsPastEnd: Layout {
  var gap: CGFloat

  /// The size of each pair of a label and its value.
  private func pairs(_ subviews: Subviews) -> [CGSize] {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return stride(from: 0, to: sizes.count, by: 2).map { index in
      let (label, value) = (sizes[index], sizes[index + 1])
      return CGSize(
        width: label.width + gap + value.width, height: max(label.height, value.height))
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let pairs = pairs(subviews)
    return CGSize(width: pairs.largest.width, height: pairs.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for (row, size) in pairs(subviews).enumerated() {
      let label = subviews[2 * row]
      label.place(at: CGPoint(x: bounds.minX, y: y), proposal: .unspecified)
      subviews[2 * row + 1].place(
        at: CGPoint(x: bounds.minX + label.sizeThatFits(.unspecified).width + gap, y: y),
        proposal: .unspecified)
      y += size.height
    }
  }
}

struct CollageByTemplate: Layout {
  /// The cells of a square of two by two for one subview, for two, and so on.
  private static let templates = [[0], [0, 3], [0, 1], [0, 1, 2, 3]]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cell = subviews.map { $0.sizeThatFits(.unspecified) }.largest
    let rows = subviews.count > 4 ? subviews.count : 2
    return CGSize(width: 2 * cell.width, height: CGFloat(rows) * cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let cell = subviews.map { $0.sizeThatFits(.unspecified) }.largest
    let cells =
      subviews.count > 4 ? subviews.indices.map { 2 * $0 } : Self.templates[subviews.count - 1]
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(
          x: bounds.minX + CGFloat(cells[index] % 2) * cell.width,
          y: bounds.minY + CGFloat(cells[index] / 2) * cell.height),
        proposal: .unspecified)
    }
  }
}

struct FanOfFive: AlmostPlainRow {
  /// The turn of each card from the middle.
  private func turns(_ count: Int) -> [Int] {
    switch count {
    case 5: Array(stride(from: -2, to: 2, by: 1))
    default: Array(0..<count)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let turns = turns(subviews.count)
    var x = bounds.minX
    for index in subviews.indices {
      let isTurned = turns[index] > subviews.count
      subviews[index].place(
        at: CGPoint(x: x, y: bounds.minY + (isTurned ? 1 : 0)), proposal: .unspecified)
      x += subviews[index].sizeThatFits(.unspecified).width
    }
  }
}

struct RowByPriority: AlmostPlainRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = Dictionary(
      uniqueKeysWithValues: subviews.map {
        ($0.priority, $0.sizeThatFits(.unspecified).width)
      })
    var x = bounds.minX
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += widths[subview.priority] ?? 0
    }
  }
}

struct RowSplitByPriority: AlmostPlainRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if subviews.count > 1 {
      let others = subviews.filter { $0.priority != subviews[0].priority }
      _ = others[0].sizeThatFits(proposal)
    }
    return plainSize(subviews)
  }
}
