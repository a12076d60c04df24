/// What stands behind the subview proxies of one container.
///
/// SwiftUI's proxies cannot be made outside SwiftUI; these can, by whoever conforms to this protocol.
/// `LayoutEngine` is the one conformer. Indices are those of the whole collection, whatever slice a
/// proxy was reached through.
@usableFromInline
package protocol SubviewHost: AnyObject {
  /// The number of the current pass: it grows each time that the subviews change.
  ///
  /// A proxy remembers the generation it was made in, so that the use of a stale one is noticed.
  var generation: Int { get }

  /// The answer of the subview at `index` to `proposal`, in points.
  func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize

  /// The answer of the subview at `index` to `proposal`, with its alignment guides.
  func dimensions(in proposal: ProposedViewSize, subview index: Int) -> ViewDimensions

  /// The spacing preferences of the subview at `index`.
  func spacing(subview index: Int) -> ViewSpacing

  /// The layout priority of the subview at `index`.
  func priority(subview index: Int) -> Double

  /// The value of a layout value key of the subview at `index`, or the key's default.
  func value<K: LayoutValueKey>(_ key: K.Type, subview index: Int) -> K.Value

  /// Notes where the subview at `index` is put; `generation` is that of the proxy.
  func place(
    subview index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize,
    generation: Int)

  /// Merges the explicit values that the subviews have for a guide, in points; `nil` if none has one.
  ///
  /// Where the subviews stand is what `layout` says: the host lets it place them, keeps the result
  /// apart from the placement of the pass, and combines the origin of each frame and the subview's
  /// value by the rule of the guide.
  func mergedExplicitAlignment<L: Layout>(
    of guide: AlignmentKey, layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout L.Cache, subviews: LayoutSubviews
  ) -> CGFloat?
}
