import LayoutAPI
import LayoutConformance

/// The layouts of Apple's sample "Composing custom layouts with SwiftUI", written anew.
enum Samples {
  static let conforming = [
    Specimen.conforming(
      Subject("EqualWidthRow") { _ in EqualWidthRow() },
      "subviews side by side in cells as large as the largest, at the distances they prefer"),
    Specimen.conforming(
      Subject("EqualWidthColumn") { _ in EqualWidthColumn() },
      "subviews below each other, all as wide as the widest, at the distances they prefer"),
    Specimen.conforming(
      Subject("RadialLayout", values: [LayoutValue(Rank.self, in: 1...3)], profile: .fill) { _ in
        RadialLayout()
      },
      "subviews around the middle at a third of the bounds, turned by the rank of the first"),
  ]
}

/// The place of a subview in a contest.
struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension LayoutSubviews {
  /// The size that holds each subview at its ideal size.
  fileprivate var largest: CGSize {
    map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      CGSize(width: Swift.max($0.width, $1.width), height: Swift.max($0.height, $1.height))
    }
  }

  /// The distance that each subview prefers to the one before it, 0 for the first.
  fileprivate func distances(along axis: Axis) -> [CGFloat] {
    indices.map { index in
      index == startIndex
        ? 0 : self[index - 1].spacing.distance(to: self[index].spacing, along: axis)
    }
  }
}

struct EqualWidthRow: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let cell = subviews.largest
    let gaps = subviews.distances(along: .horizontal).reduce(0, +)
    return CGSize(width: cell.width * CGFloat(subviews.count) + gaps, height: cell.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let cell = subviews.largest
    var x = bounds.minX
    for (subview, distance) in zip(subviews, subviews.distances(along: .horizontal)) {
      x += distance
      subview.place(
        at: CGPoint(x: x + cell.width / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(cell))
      x += cell.width
    }
  }
}

struct EqualWidthColumn: Layout {
  private func heights(_ subviews: Subviews) -> [CGFloat] {
    let offer = ProposedViewSize(width: subviews.largest.width, height: nil)
    return subviews.map { $0.sizeThatFits(offer).height }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let gaps = subviews.distances(along: .vertical).reduce(0, +)
    return CGSize(width: subviews.largest.width, height: heights(subviews).reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (width, heights) = (subviews.largest.width, heights(subviews))
    let distances = subviews.distances(along: .vertical)
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      y += distances[index]
      subview.place(
        at: CGPoint(x: bounds.midX, y: y), anchor: .top,
        proposal: ProposedViewSize(width: width, height: nil))
      y += heights[index]
    }
  }
}

struct RadialLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let turn = CGFloat(subviews.first?[Rank.self] ?? 1)
    for (index, subview) in subviews.enumerated() {
      let part = (CGFloat(index) + turn) / CGFloat(subviews.count)
      let angle = 2 * CGFloat.pi * part
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
