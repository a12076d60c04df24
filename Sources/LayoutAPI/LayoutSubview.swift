/// A proxy for one subview: it can be measured and placed, and it tells its preferences.
///
/// What a layout calls can be compiled into it: a proxy then costs no reference count.
@frozen
public struct LayoutSubview: Equatable {
  @usableFromInline let host: any SubviewHost
  @usableFromInline package let index: Int
  @usableFromInline let generation: Int

  @inlinable
  init(host: any SubviewHost, index: Int, generation: Int) {
    self.host = host
    self.index = index
    self.generation = generation
  }

  /// Asks the subview for its size, in points.
  ///
  /// - Parameter proposal: The offer; `nil` asks for the ideal length of an axis, 0 for the least
  ///   and infinity for the greatest.
  /// - Returns: The subview's own answer, which the container cannot override.
  @inlinable
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    host.sizeThatFits(proposal, subview: index)
  }

  /// Asks the subview for its size and its alignment guides, in points.
  @inlinable
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    host.dimensions(in: proposal, subview: index)
  }

  /// The distances that the subview prefers to keep from its neighbours.
  @inlinable
  public var spacing: ViewSpacing { host.spacing(subview: index) }

  /// The value of `layoutPriority(_:)` of the subview, 0 unless one was given.
  @inlinable
  public var priority: Double { host.priority(subview: index) }

  /// The value that the subview carries for a key, or the key's default.
  @inlinable
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    host.value(key, subview: index)
  }

  /// Puts the subview's anchor at a position of the container's coordinate space.
  ///
  /// Only to be called from `placeSubviews`. The last call for a subview counts; a subview that is
  /// never placed stands centred in the container. Source: Apple's reference of
  /// `LayoutSubview.place(at:anchor:proposal:)`.
  /// - Parameters:
  ///   - position: Where the anchor goes, in points; the container's bounds do not start at 0 in
  ///     general.
  ///   - anchor: The point of the subview that goes to `position`.
  ///   - proposal: The offer that the subview answers with its final size.
  @inlinable
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    host.place(
      subview: index, at: position, anchor: anchor, proposal: proposal, generation: generation)
  }

  /// Whether both are the same proxy of the same pass.
  public static func == (left: LayoutSubview, right: LayoutSubview) -> Bool {
    guard left.generation == right.generation else { return false }
    let (one, other) = (left.host.origin(of: left.index), right.host.origin(of: right.index))
    return one.host === other.host && one.index == other.index
  }
}

/// Not to be sent: a proxy belongs to the pass, and so to the thread, that gave it out.
@available(*, unavailable)
extension LayoutSubview: Sendable {}
