import LayoutAPI
import LayoutEngine

// Containers with one defect each; an engine has one of them and is right in all else.

struct PileCentring: AlmostLayout, StackingLayout {
  let base = ZStackLayout()
}

struct PileOfAll: AlmostLayout, StackingLayout {
  let base: ZStackLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let answer = subview.sizeThatFits(proposal)
      size = CGSize(
        width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
  }
}

struct RowCentring: AlmostLayout, StackingLayout {
  let base: HStackLayout

  init(spacing: CGFloat?) {
    base = HStackLayout(spacing: spacing)
  }
}

struct RowSpacingEnds: AlmostLayout, StackingLayout {
  let base: HStackLayout

  private func room(_ subviews: Subviews) -> CGFloat {
    subviews.count > 1 ? base.spacing ?? 0 : 0
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
  ) -> CGSize {
    let size = base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(width: size.width + 2 * room(subviews), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout HStackLayout.Cache
  ) {
    let room = room(subviews)
    let inner = CGRect(
      x: bounds.origin.x + room, y: bounds.origin.y, width: bounds.size.width - 2 * room,
      height: bounds.size.height)
    base.placeSubviews(in: inner, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

struct SliceByItsOwnIndex: Layout {
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(spacing * CGFloat(max(0, sizes.count - 1))) { $0 + $1.width },
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.origin.x
    // The first of the slice is taken for the first of the whole.
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: bounds.origin.y), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}

struct ErasedWithoutOffer: Layout {
  let base: AnyLayout

  func makeCache(subviews: Subviews) -> AnyLayout.Cache { base.makeCache(subviews: subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews, cache: &cache)
  }
}

struct LastThatFits: AlmostLayout {
  let base: ViewThatFitsLayout

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.last?.sizeThatFits(proposal) ?? .zero
  }
}

/// A row or a column that shares its length with one mistake.
struct CarelessStack: StackingLayout {
  let axis: Axis
  let guide: AlignmentKey
  let spacing: CGFloat?
  let mistake: Mistake

  enum Mistake: Sendable {
    case equalShares, inOrder, noTies, spacersServed, minimaForgotten
  }

  private struct Item {
    let offer: CGFloat?
    let dimensions: ViewDimensions
    let start: CGFloat
  }

  private func distance(_ a: LayoutSubview, _ b: LayoutSubview) -> CGFloat {
    spacing ?? a.spacing.distance(to: b.spacing, along: axis)
  }

  private func with(_ length: CGFloat?, in proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: proposal.height)
      : ProposedViewSize(width: proposal.width, height: length)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

  private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat?] {
    let offer = axis == .horizontal ? proposal.width : proposal.height
    guard let offer, offer < .infinity else { return subviews.map { _ in offer } }
    let gaps = zip(subviews, subviews.dropFirst()).reduce(0) { $0 + distance($1.0, $1.1) }
    var left = offer - gaps
    if mistake == .equalShares {
      return subviews.map { _ in max(0, left / CGFloat(subviews.count)) }
    }
    func least(_ index: Int) -> CGFloat {
      length(subviews[index].sizeThatFits(with(0, in: proposal)))
    }
    func room(_ index: Int) -> CGFloat {
      length(subviews[index].sizeThatFits(with(.infinity, in: proposal))) - least(index)
    }
    func rank(_ index: Int) -> Double {
      let priority = subviews[index].priority
      return mistake == .spacersServed && priority == -.infinity ? 0 : priority
    }
    var result = [CGFloat?](repeating: 0, count: subviews.count)
    let ranks = Set(subviews.indices.map(rank)).sorted(by: >)
    for current in ranks {
      var group = subviews.indices.filter { rank($0) == current }
      let held =
        mistake == .minimaForgotten
        ? 0 : subviews.indices.filter { rank($0) < current }.reduce(0) { $0 + least($1) }
      if mistake != .inOrder {
        group.sort { a, b in
          let (first, second) = (room(a), room(b))
          if first != second { return first < second }
          if mistake != .noTies, first == .infinity, least(a) != least(b) {
            return least(a) > least(b)
          }
          return a < b
        }
      }
      for (served, index) in group.enumerated() {
        let share = max(0, (left - held) / CGFloat(group.count - served))
        result[index] = share
        left -= length(subviews[index].sizeThatFits(with(share, in: proposal)))
      }
    }
    return result
  }

  private func items(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Item] {
    var position: CGFloat = 0
    return zip(subviews, offers(proposal, subviews)).enumerated().map { index, pair in
      if index > 0 { position += distance(subviews[index - 1], pair.0) }
      let dimensions = pair.0.dimensions(in: with(pair.1, in: proposal))
      defer { position += length(CGSize(width: dimensions.width, height: dimensions.height)) }
      return Item(offer: pair.1, dimensions: dimensions, start: position)
    }
  }

  private func hull(_ items: [Item]) -> (low: CGFloat, high: CGFloat) {
    items.reduce((0, 0)) { hull, item in
      let across = axis == .horizontal ? item.dimensions.height : item.dimensions.width
      let start = -item.dimensions[guide]
      return (min(hull.low, start), max(hull.high, start + across))
    }
  }
}

extension CarelessStack {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if subviews.count == 1, let only = subviews.first { return only.sizeThatFits(proposal) }
    let items = items(proposal, subviews)
    let (low, high) = hull(items)
    let end = items.last.map {
      $0.start + length(CGSize(width: $0.dimensions.width, height: $0.dimensions.height))
    }
    return axis == .horizontal
      ? CGSize(width: end ?? 0, height: high - low) : CGSize(width: high - low, height: end ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if subviews.count == 1, let only = subviews.first {
      only.place(at: bounds.origin, proposal: proposal)
      return
    }
    let offer =
      axis == .horizontal
      ? ProposedViewSize(width: proposal.width, height: proposal.height ?? bounds.size.height)
      : ProposedViewSize(width: proposal.width ?? bounds.size.width, height: proposal.height)
    let items = items(offer, subviews)
    let low = hull(items).low
    for (subview, item) in zip(subviews, items) {
      let across = -item.dimensions[guide] - low
      let corner =
        axis == .horizontal
        ? CGPoint(x: bounds.origin.x + item.start, y: bounds.origin.y + across)
        : CGPoint(x: bounds.origin.x + across, y: bounds.origin.y + item.start)
      subview.place(at: corner, proposal: with(item.offer, in: offer))
    }
  }
}
