/// The proxies of the subviews that a layout arranges, in order.
///
/// A slice is again a `LayoutSubviews`: its indices start at 0, and its proxies stand for the same
/// subviews as before, so that placing through a slice places the original. Source: the interface
/// of SwiftUI's `LayoutSubviews` (`SubSequence == LayoutSubviews`, `startIndex` is 0).
@frozen
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  /// A slice of the collection, itself a collection of proxies whose indices start at 0.
  public typealias SubSequence = LayoutSubviews
  /// One proxy.
  public typealias Element = LayoutSubview
  /// The position of a proxy, from 0.
  public typealias Index = Int
  /// The positions of the proxies.
  public typealias Indices = Range<LayoutSubviews.Index>
  /// The iterator over the proxies.
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction in which the container reads; a layout works in left-to-right coordinates anyway.
  public var layoutDirection: LayoutDirection

  /// The number of proxies.
  public let count: Int

  // A host is used by one thread only, the one that runs the layout. It is the one reference in the
  // collection: so the compiler knows that it outlives a proxy, and counts nothing for that. With
  // `map` below, that took a tenth of the instructions of a case away.
  @usableFromInline nonisolated(unsafe) let host: any SubviewHost
  @usableFromInline let generation: Int
  // The first subview of the host that belongs to the collection.
  @usableFromInline let start: Int

  /// The proxies of all `count` subviews of `host`, in the host's current generation.
  @inlinable
  package init(
    host: any SubviewHost, count: Int, generation: Int, layoutDirection: LayoutDirection
  ) {
    self.init(
      host: host, start: 0, count: count, generation: generation, layoutDirection: layoutDirection)
  }

  @inlinable
  init(
    host: any SubviewHost, start: Int, count: Int, generation: Int,
    layoutDirection: LayoutDirection
  ) {
    self.host = host
    self.start = start
    self.count = count
    self.generation = generation
    self.layoutDirection = layoutDirection
  }

  /// The position of the first proxy: always 0.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last proxy: the number of proxies.
  @inlinable
  public var endIndex: Int { count }

  /// The proxy at a position of this collection.
  ///
  /// A position outside `0..<count` traps, as with an array.
  @inlinable
  public subscript(index: Int) -> LayoutSubview {
    precondition(index >= 0 && index < count, "LayoutSubviews index out of range")
    return LayoutSubview(host: host, index: start + index, generation: generation)
  }

  /// The proxies at a range of positions, numbered from 0 again.
  @inlinable
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= count, "LayoutSubviews range out of range")
    return LayoutSubviews(
      host: host, start: start + bounds.lowerBound, count: bounds.count, generation: generation,
      layoutDirection: layoutDirection)
  }

  /// The proxies from a position on, numbered from 0 again: `subviews[1...]`.
  ///
  /// A range without an end is a sequence of numbers without an end, too, which is not meant.
  @inlinable
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    self[bounds.relative(to: self)]
  }

  /// The proxies at the given positions, in the given order; a position may come more than once.
  @inlinable
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    choosing(indices.map { self[$0].index })
  }

  @usableFromInline
  func choosing(_ indices: [Int]) -> LayoutSubviews {
    LayoutSubviews(
      host: ChosenSubviews.choosing(indices, of: host), start: 0, count: indices.count,
      generation: generation, layoutDirection: layoutDirection)
  }

  /// Makes a list of what a function makes of each proxy.
  ///
  /// It does what `map` of every sequence does; that one would count a reference for each proxy.
  @inlinable
  public func map<Result, Failure: Error>(
    _ transform: (LayoutSubview) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results: [Result] = []
    results.reserveCapacity(count)
    for index in 0..<count { results.append(try transform(self[index])) }
    return results
  }

  /// The indices of the proxies' subviews in the host that they belong to, in the collection's order.
  ///
  /// Those of a slice are some of the host's, and one may come more than once.
  package var originalIndices: [Int] { map { host.origin(of: $0.index).index } }

  /// Merges the explicit values of the proxies' subviews for a guide, where `layout` places them.
  ///
  /// - Returns: The merged position in points, or `nil` if no subview has an explicit value.
  func mergedExplicitAlignment<L: Layout>(
    of guide: AlignmentKey, layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout L.Cache
  ) -> CGFloat? {
    host.mergedExplicitAlignment(
      of: guide, layout: layout, in: bounds, proposal: proposal, cache: &cache, subviews: self)
  }

  /// Whether both hold the same proxies of the same pass, in the same order.
  @inlinable
  public static func == (left: LayoutSubviews, right: LayoutSubviews) -> Bool {
    left.layoutDirection == right.layoutDirection && left.elementsEqual(right)
  }
}
