/// A type that measures a collection of subviews and places them.
///
/// The declaration of SwiftUI's protocol of that name: the same requirements, in the same words, so
/// that a layout written for SwiftUI conforms unchanged. Lengths are points; positions are those of
/// the container's own coordinate space, left to right whatever the reading direction.
///
/// Sources: Apple's reference of `Layout`; the refinement of `Sendable` and `@preconcurrency` are
/// those of the interface of the 2025 SDKs. Without the attribute a layout that keeps a closure
/// would not compile in a client of Swift 5 mode.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What the layout tells of itself to the containers in it; a `LayoutProperties()` by default.
  static var layoutProperties: LayoutProperties { get }

  /// What the layout keeps between its calls; nothing by default.
  ///
  /// Only for data that follows from the layout and its subviews: the container may make it again
  /// at any time without another result.
  associatedtype Cache = Void

  /// The proxies of the subviews that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// Makes the cache of a container.
  func makeCache(subviews: Self.Subviews) -> Self.Cache

  /// Brings a cache up to date after the layout or a subview changed; makes it again by default.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

  /// Tells the distances that the container prefers to keep from its neighbours.
  ///
  /// By default the union of the preferences of all subviews on all edges, `.zero` without subviews.
  func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

  /// Chooses the size of the container, in points.
  ///
  /// - Parameters:
  ///   - proposal: The offer; `nil` asks for the ideal length of an axis, 0 for the least and
  ///     infinity for the greatest. The layout may answer with another size.
  ///   - subviews: The subviews to measure.
  ///   - cache: The data of the earlier calls.
  /// - Returns: The size, which the parent cannot override.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize

  /// Puts each subview at its place.
  ///
  /// - Parameters:
  ///   - bounds: The region of the container in its parent's coordinate space, of a size that
  ///     `sizeThatFits` answered; its origin is not 0 in general.
  ///   - proposal: The offer that led to the size of `bounds`.
  ///   - subviews: The subviews to place.
  ///   - cache: The data of the earlier calls.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)

  /// Tells where a horizontal guide of the container stands, in points, or `nil` for its default.
  ///
  /// By default the explicit values of the subviews, merged by the rule of the guide.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?

  /// Tells where a vertical guide of the container stands, in points, or `nil` for its default.
  ///
  /// By default the explicit values of the subviews, merged by the rule of the guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout where Self.Cache == () {
  /// Makes the empty cache of a layout that keeps nothing.
  ///
  /// The constraint lets the compiler infer `Cache` from a layout's own `makeCache`, and take `Void`
  /// where there is none.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

extension Layout {
  /// Properties that say nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Unites the preferences of all subviews on all edges.
  public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return .zero }
    var spacing = subviews[0].spacing
    for index in 1..<subviews.count {
      spacing.formUnion(subviews[index].spacing)
    }
    return spacing
  }

  /// Merges the explicit values of the subviews where the layout places them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedExplicitAlignment(
      of: guide.key, layout: self, in: bounds, proposal: proposal, cache: &cache)
  }

  /// Merges the explicit values of the subviews where the layout places them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? {
    subviews.mergedExplicitAlignment(
      of: guide.key, layout: self, in: bounds, proposal: proposal, cache: &cache)
  }
}
