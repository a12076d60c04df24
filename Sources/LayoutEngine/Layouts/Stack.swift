import LayoutAPI

/// The arithmetic of a row or a column, for both axes.
///
/// How a stack shares its length, by the sources named in `HStackLayout`:
///
/// 1. The distances between the subviews are taken off the offer.
/// 2. Subviews of the highest layout priority are served first; what the others need at least is
///    held back until it is their turn.
/// 3. Among equals the least flexible is served first, the one with the greater minimum where all
///    are boundless, and the earlier one where that is equal too.
/// 4. Each is offered an equal share of what is left, and what it takes is subtracted.
///
/// The stack is as long as what was taken, which may be more or less than the offer.
struct Stack {
  /// The axis along which the subviews follow each other.
  let axis: Axis

  /// The guide, of the other axis, that the subviews are aligned by.
  let guide: AlignmentKey

  /// The distance between two subviews in points, `nil` for what they prefer.
  let spacing: CGFloat?

  /// The distance of two subviews that prefer none, in points.
  let standardDistance: CGFloat

  /// Whether a group of lower priority starts with what a higher one took too much: OpenSwiftUI has
  /// it so; objc.io and OpenLayout let each group start from 0.
  let carriesDeficits: Bool

  /// Makes the cache of a stack.
  func makeCache(subviews: LayoutSubviews) -> _StackLayoutCache {
    _StackLayoutCache(
      priorities: subviews.map(\.priority),
      distances: zip(subviews, subviews.dropFirst()).map { subview, next in
        spacing
          ?? subview.spacing.distance(to: next.spacing, along: axis, default: standardDistance)
      })
  }

  /// Gives the size of the stack, in points.
  func size(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    // A stack of one is its subview: OpenSwiftUI's `LayoutView`, MySwiftUI's `StackLayout`.
    if let only = subviews.only { return only.sizeThatFits(proposal) }
    return arrangement(proposal: proposal, subviews: subviews, cache: &cache).size
  }

  /// Puts the subviews at their places.
  ///
  /// Where the stack was asked for its ideal length across, the subviews are offered the length that
  /// came of it; along the stack they are asked for their ideal lengths again.
  /// Source: `proposalWhenPlacing` of OpenSwiftUI and MySwiftUI.
  func place(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout _StackLayoutCache
  ) {
    if let only = subviews.only {
      only.place(at: bounds.origin, proposal: proposal)
      return
    }
    var proposal = proposal
    proposal[axis.other] = proposal[axis.other] ?? bounds.size[axis.other]
    let arrangement = arrangement(proposal: proposal, subviews: subviews, cache: &cache)
    for (subview, item) in zip(subviews, arrangement.items) {
      let position = CGPoint(
        x: bounds.origin.x + item.origin.x, y: bounds.origin.y + item.origin.y)
      subview.place(at: position, proposal: item.proposal)
    }
  }

  /// Gives the preferences of the first and the last subview at the ends, of all along the sides.
  func outerSpacing(subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let (start, end, sides): (Edge.Set, Edge.Set, Edge.Set) =
      switch axis {
      case .horizontal: (.leading, .trailing, .vertical)
      case .vertical: (.top, .bottom, .horizontal)
      }
    var spacing = ViewSpacing()
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: sides)
    }
    return spacing
  }
}

extension Stack {
  /// Gives where everything stands for an offer; the last answer is kept in the cache.
  private func arrangement(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout _StackLayoutCache
  ) -> StackArrangement {
    if let known = cache.arrangement, known.proposal == proposal { return known }
    let arrangement = arrange(
      subviews, proposal: proposal, offers: offers(proposal, to: subviews, cache: cache),
      distances: cache.distances)
    cache.arrangement = arrangement
    return arrangement
  }

  /// Puts subviews that are offered the given lengths one after the other, on one line of guides.
  private func arrange(
    _ subviews: LayoutSubviews, proposal: ProposedViewSize, offers: [CGFloat?],
    distances: [CGFloat]
  ) -> StackArrangement {
    var items: [StackArrangement.Item] = []
    items.reserveCapacity(subviews.count)
    var length: CGFloat = 0
    // The line itself belongs to the stack, even if no subview reaches it: OpenSwiftUI's stacks.
    var (lower, upper): (CGFloat, CGFloat) = (0, 0)
    for (index, subview) in subviews.enumerated() {
      if index > 0 { length += distances[index - 1] }
      var offer = proposal
      offer[axis] = offers[index]
      let dimensions = subview.dimensions(in: offer)
      let position = -dimensions[guide]
      var origin = CGPoint.zero
      origin[axis] = length
      origin[axis.other] = position
      items.append(StackArrangement.Item(proposal: offer, origin: origin))
      length += dimensions.size[axis]
      lower = min(lower, position)
      upper = max(upper, position + dimensions.size[axis.other])
    }
    for index in items.indices {
      items[index].origin[axis.other] -= lower
    }
    var size = CGSize.zero
    size[axis] = length
    size[axis.other] = upper - lower
    return StackArrangement(proposal: proposal, items: items, size: size)
  }
}

extension Stack {
  /// Gives the length that each subview is offered along the stack.
  private func offers(
    _ proposal: ProposedViewSize, to subviews: LayoutSubviews, cache: _StackLayoutCache
  ) -> [CGFloat?] {
    guard let length = proposal[axis], length < .infinity else {
      return Array(repeating: proposal[axis], count: subviews.count)
    }
    let claims = subviews.enumerated().map { index, subview in
      Claim(index: index, priority: cache.priorities[index], of: subview, axis: axis, in: proposal)
    }
    .sorted { $0.isServed(before: $1) }
    var offers = [CGFloat?](repeating: 0, count: subviews.count)
    var left = length - cache.distances.reduce(0, +)
    var start = claims.startIndex
    while start < claims.endIndex {
      // Not `==`, which a priority of NaN would never satisfy.
      let group = claims[start...].prefix { !($0.priority < claims[start].priority) }
      // A sum of its own, not a difference: a stack of one priority reserves 0 to the last bit.
      let reserved = claims[group.endIndex...].reduce(0) { $0 + $1.minimum }
      if !carriesDeficits { left = max(left, reserved) }
      for (served, claim) in group.enumerated() {
        let offer = max(0, (left - reserved) / CGFloat(group.count - served))
        offers[claim.index] = offer
        var measured = proposal
        measured[axis] = offer
        left -= subviews[claim.index].sizeThatFits(measured)[axis]
      }
      start = group.endIndex
    }
    return offers
  }
}

/// What a subview brings to the sharing of a stack's length.
private struct Claim {
  let index: Int
  let priority: Double
  let minimum: CGFloat
  let flexibility: CGFloat

  /// Asks a subview for its least and its greatest length.
  init(
    index: Int, priority: Double, of subview: LayoutSubview, axis: Axis,
    in proposal: ProposedViewSize
  ) {
    var probe = proposal
    probe[axis] = 0
    let minimum = subview.sizeThatFits(probe)[axis]
    probe[axis] = .infinity
    let maximum = subview.sizeThatFits(probe)[axis]
    self.index = index
    self.priority = priority
    self.minimum = minimum
    // Two infinite answers differ by NaN; such a subview does not give way at all.
    flexibility = minimum == maximum ? 0 : maximum - minimum
  }

  /// Whether the subview gets its share before another one.
  func isServed(before other: Claim) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return index < other.index
  }
}
