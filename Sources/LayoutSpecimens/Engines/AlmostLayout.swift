import LayoutAPI
import LayoutEngine

/// A layout that is almost another one: what it does not say is what that one does.
protocol AlmostLayout: GuideMergingLayout where Cache == Base.Cache {
  associatedtype Base: Layout
  var base: Base { get }
}

extension AlmostLayout {
  static var layoutProperties: LayoutProperties { Base.layoutProperties }

  func makeCache(subviews: Subviews) -> Base.Cache { base.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Base.Cache, subviews: Subviews) {
    base.updateCache(&cache, subviews: subviews)
  }

  func spacing(subviews: Subviews, cache: inout Base.Cache) -> ViewSpacing {
    base.spacing(subviews: subviews, cache: &cache)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) -> CGSize {
    base.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Base.Cache
  ) {
    base.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A modifier that is almost another one.
protocol AlmostModifier: AlmostLayout, ModifierLayout where Base: ModifierLayout {}

extension AlmostModifier {
  static var forwardsPriority: Bool { Base.forwardsPriority }
}
