/// The host of subviews that were chosen from those of another one, in an order of their own.
///
/// All that is asked of it the other one answers.
final class ChosenSubviews: SubviewHost {
  private let base: any SubviewHost
  private let indices: [Int]

  /// Chooses the subviews of a host at some indices, each of which may come more than once.
  ///
  /// - Returns: The host of the subviews; one that was chosen from before has no part in it.
  static func choosing(_ indices: [Int], of host: any SubviewHost) -> ChosenSubviews {
    guard let chosen = host as? ChosenSubviews else { return ChosenSubviews(indices, of: host) }
    return ChosenSubviews(indices.map { chosen.indices[$0] }, of: chosen.base)
  }

  private init(_ indices: [Int], of base: any SubviewHost) {
    self.base = base
    self.indices = indices
  }

  func origin(of index: Int) -> (host: any SubviewHost, index: Int) { (base, indices[index]) }

  func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize {
    base.sizeThatFits(proposal, subview: indices[index])
  }

  func dimensions(in proposal: ProposedViewSize, subview index: Int) -> ViewDimensions {
    base.dimensions(in: proposal, subview: indices[index])
  }

  func spacing(subview index: Int) -> ViewSpacing { base.spacing(subview: indices[index]) }

  func priority(subview index: Int) -> Double { base.priority(subview: indices[index]) }

  func value<K: LayoutValueKey>(_ key: K.Type, subview index: Int) -> K.Value {
    base.value(key, subview: indices[index])
  }

  func place(
    subview index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize,
    generation: Int
  ) {
    base.place(
      subview: indices[index], at: position, anchor: anchor, proposal: proposal,
      generation: generation)
  }

  func mergedExplicitAlignment<L: Layout>(
    of guide: AlignmentKey, layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout L.Cache, subviews: LayoutSubviews
  ) -> CGFloat? {
    base.mergedExplicitAlignment(
      of: guide, layout: layout, in: bounds, proposal: proposal, cache: &cache, subviews: subviews)
  }
}
