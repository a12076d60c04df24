import LayoutAPI
import Testing

/// A layout that is as wide as its parameter and as tall as the number of updates of its cache.
private struct Counting: Layout {
  var width: CGFloat = 0
  var animatableData: CGFloat {
    get { width }
    set { width = newValue }
  }

  func makeCache(subviews: Subviews) -> [Int] { [subviews.count] }
  func updateCache(_ cache: inout [Int], subviews: Subviews) { cache.append(subviews.count) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) -> CGSize {
    CGSize(width: width, height: CGFloat(cache.count - 1))
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {
    for (subview, number) in zip(subviews, cache) {
      subview.place(at: CGPoint(x: bounds.minX, y: CGFloat(number)), proposal: proposal)
    }
  }
  func spacing(subviews: Subviews, cache: inout [Int]) -> ViewSpacing {
    cache.append(-1)
    return .zero
  }
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [Int]
  ) -> CGFloat? {
    guide == .leading ? width : nil
  }
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout [Int]
  ) -> CGFloat? {
    guide == .top ? -width : nil
  }
}

/// Another layout with a cache and an animated part of the same types.
private struct Other: Layout {
  var height: CGFloat = 0
  var animatableData: CGFloat {
    get { height }
    set { height = newValue }
  }

  func makeCache(subviews: Subviews) -> [Int] { [100, 200, 300] }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) -> CGSize {
    CGSize(width: CGFloat(cache.count), height: height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Int]
  ) {}
}

@Suite struct AnyLayoutTests {
  private let host = HostDouble([HostDouble.Subview(), HostDouble.Subview()])

  private func size(_ layout: AnyLayout, _ cache: inout AnyLayout.Cache) -> CGSize {
    layout.sizeThatFits(proposal: .zero, subviews: host.proxies(), cache: &cache)
  }

  @Test func `each call goes to the wrapped layout`() {
    let layout = AnyLayout(Counting(width: 5))
    let subviews = host.proxies()
    let bounds = CGRect(x: 3, y: 0, width: 5, height: 0)
    var cache = layout.makeCache(subviews: subviews)
    #expect(size(layout, &cache) == CGSize(width: 5, height: 0))
    layout.placeSubviews(in: bounds, proposal: .zero, subviews: subviews, cache: &cache)
    #expect(host.placements.mapValues(\.position) == [0: CGPoint(x: 3, y: 2)])
    let spacing = layout.spacing(subviews: subviews, cache: &cache)
    #expect(spacing.preference(.top) == 0)
    #expect(size(layout, &cache).height == 1)
    let leading = layout.explicitAlignment(
      of: HorizontalAlignment.leading, in: bounds, proposal: .zero, subviews: subviews,
      cache: &cache)
    let top = layout.explicitAlignment(
      of: VerticalAlignment.top, in: bounds, proposal: .zero, subviews: subviews, cache: &cache)
    let bottom = layout.explicitAlignment(
      of: VerticalAlignment.bottom, in: bounds, proposal: .zero, subviews: subviews,
      cache: &cache)
    #expect([leading, top, bottom] == [5, -5, nil])
  }

  @Test func `a cache of the same type of layout is updated`() {
    var cache = AnyLayout(Counting(width: 5)).makeCache(subviews: host.proxies())
    let next = AnyLayout(Counting(width: 6))
    next.updateCache(&cache, subviews: host.proxies())
    next.updateCache(&cache, subviews: host.proxies())
    #expect(size(next, &cache) == CGSize(width: 6, height: 2))
  }

  @Test func `a cache of another type of layout is made again`() {
    let first = AnyLayout(Counting())
    var cache = first.makeCache(subviews: host.proxies())
    first.updateCache(&cache, subviews: host.proxies())
    let second = AnyLayout(Other(height: 4))
    second.updateCache(&cache, subviews: host.proxies())
    #expect(size(second, &cache) == CGSize(width: 3, height: 4))
    first.updateCache(&cache, subviews: host.proxies())
    #expect(size(first, &cache).height == 0)
  }

  @Test func `a cache that nobody updated is not taken for another layout's`() {
    var cache = AnyLayout(Counting()).makeCache(subviews: host.proxies())
    #expect(size(AnyLayout(Other(height: 4)), &cache) == CGSize(width: 3, height: 4))
  }

  @Test func `a copy of a cache is a value of its own`() {
    let layout = AnyLayout(Counting())
    let kept = layout.makeCache(subviews: host.proxies())
    var changed = kept
    layout.updateCache(&changed, subviews: host.proxies())
    var copy = kept
    #expect(size(layout, &copy).height == 0)
    #expect(size(layout, &changed).height == 1)
  }

  @Test func `an erased layout can be erased again`() {
    let layout = AnyLayout(AnyLayout(Counting(width: 5)))
    var cache = layout.makeCache(subviews: host.proxies())
    layout.updateCache(&cache, subviews: host.proxies())
    #expect(size(layout, &cache) == CGSize(width: 5, height: 1))
    var moved = layout
    moved.animatableData.interpolate(
      towards: AnyLayout(AnyLayout(Counting(width: 7))).animatableData, amount: 0.5)
    #expect(size(moved, &cache).width == 6)
  }
}

@Suite struct AnyLayoutAnimationTests {
  private func width(_ layout: AnyLayout) -> CGFloat {
    let subviews = HostDouble([]).proxies()
    var cache = layout.makeCache(subviews: subviews)
    return layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width
  }

  private func between(_ start: AnyLayout, _ end: AnyLayout, _ amount: Double) -> AnyLayout {
    var result = start
    result.animatableData.interpolate(towards: end.animatableData, amount: amount)
    return result
  }

  @Test func `the parameters of one type of layout interpolate`() {
    let (start, end) = (AnyLayout(Counting(width: 10)), AnyLayout(Counting(width: 20)))
    #expect(width(between(start, end, 0)) == 10)
    #expect(width(between(start, end, 0.25)) == 12.5)
    #expect(width(between(start, end, 1)) == 20)
    #expect(width(between(start, end, 1.5)) == 25)
  }

  @Test func `the parameters of two types do not interpolate`() {
    let (start, end) = (AnyLayout(Counting(width: 10)), AnyLayout(Other(height: 20)))
    #expect(width(between(start, end, 0.25)) == 10)
    var set = start
    set.animatableData = end.animatableData
    #expect(width(set) == 10)
  }

  @Test func `erased data computes as its vector does`() {
    let ten = AnyLayout(Counting(width: 10)).animatableData
    let three = AnyLayout(Counting(width: 3)).animatableData
    let other = AnyLayout(Other(height: 3)).animatableData
    #expect((ten + three).value(of: Counting.self) == 13)
    #expect((ten - three).value(of: Counting.self) == 7)
    #expect(three.scaled(by: 4).value(of: Counting.self) == 12)
    #expect(three.magnitudeSquared == 9)
    #expect(three != ten)
    #expect(three == AnyLayout(Counting(width: 3)).animatableData)
    #expect(three != other)
    #expect((three + other) == three)
    #expect((three - other) == three)
    #expect(three.value(of: Other.self) == nil)
  }

  @Test func `zero is the zero of every type`() {
    let three = AnyLayout(Counting(width: 3)).animatableData
    let zero = _AnyAnimatableData.zero
    #expect(three + .zero == three)
    #expect(zero + three == three)
    #expect((zero - three).value(of: Counting.self) == -3)
    #expect(three - three == .zero)
    #expect(zero == three - three)
    #expect(zero == zero)
    #expect(zero != three)
    #expect(zero.magnitudeSquared == 0)
    #expect(zero.scaled(by: 2) == .zero)
  }
}
