/// What stands behind the subview proxies of one container.
///
/// SwiftUI's proxies cannot be made outside SwiftUI; these can, by whoever conforms to this protocol.
/// `LayoutEngine` is the one conformer. Indices are those of the whole collection, whatever slice a
/// proxy was reached through.
@usableFromInline
package protocol SubviewHost: AnyObject {
  /// The host that the subview at `index` belongs to, with its index there.
  ///
  /// Another one than this where the subviews were chosen from those of another host.
  func origin(of index: Int) -> (host: any SubviewHost, index: Int)

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

  /// Notes where the subview at `index` is put.
  ///
  /// A proxy remembers the generation of the host in which it was made, a number that grows each time
  /// that the subviews change, so that the use of a stale one is noticed.
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

extension SubviewHost {
  /// The subview is this host's own.
  package func origin(of index: Int) -> (host: any SubviewHost, index: Int) { (self, index) }
}
