import LayoutAPI
import Testing

// The ways in which layouts in the field write the type of their cache. That this file compiles is
// half of the test, in Swift 6 mode here and in Swift 5 mode in the other target that has it.

private struct EmptyTuple: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

private struct NamedVoid: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

private struct InheritedName: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

private struct NestedStruct: Layout {
  struct Cache {
    var count: Int
  }
  func makeCache(subviews: Subviews) -> Cache { Cache(count: subviews.count) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { CGSize(width: cache.count, height: 0) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

private struct InferredStruct: Layout {
  struct Data {
    var count: Int
  }
  func makeCache(subviews: Subviews) -> Data { Data(count: subviews.count) }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Data
  ) -> CGSize { CGSize(width: cache.count, height: 0) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Data
  ) {}
}

private struct Alias: Layout {
  typealias Cache = [Int: CGSize]
  func makeCache(subviews: Subviews) -> Cache { [:] }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {}
}

private struct ArrayOfSizes: Layout {
  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }
  func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
    cache.removeAll()
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize { cache.first ?? .zero }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {}
}

private struct Animated: Layout {
  var radius: CGFloat
  var angle: Double
  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(radius, angle) }
    set { (radius, angle) = (newValue.first, newValue.second) }
  }
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: radius, height: angle) }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite struct CacheSpellingsTests {
  private func keeps<L: Layout, Kept>(_ layout: L.Type, _ type: Kept.Type) -> Bool {
    L.Cache.self == type
  }

  @Test func `each spelling of the cache means its type`() {
    #expect(keeps(EmptyTuple.self, Void.self))
    #expect(keeps(NamedVoid.self, Void.self))
    #expect(keeps(InheritedName.self, Void.self))
    #expect(keeps(NestedStruct.self, NestedStruct.Cache.self))
    #expect(keeps(InferredStruct.self, InferredStruct.Data.self))
    #expect(keeps(Alias.self, [Int: CGSize].self))
    #expect(keeps(ArrayOfSizes.self, [CGSize].self))
  }

  @Test func `a layout's animatable data is inferred`() {
    #expect(Animated.AnimatableData.self == AnimatablePair<CGFloat, Double>.self)
    #expect(Animated.Cache.self == Void.self)
    #expect(EmptyTuple.AnimatableData.self == EmptyAnimatableData.self)
  }
}
