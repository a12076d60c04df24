import LayoutAPI

/// A host of subviews with fixed answers, which notes where they are placed.
final class HostDouble: SubviewHost {
  /// What a subview answers.
  struct Subview {
    /// The size that replaces the lengths a proposal leaves open.
    var size: CGSize = CGSize(width: 10, height: 10)
    var spacing = ViewSpacing()
    var priority = 0.0
    var tag: String?
    var guides: Guides?
  }

  /// Where a subview was put.
  struct Placement: Equatable {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  var generation = 1
  let subviews: [Subview]
  private(set) var placements: [Int: Placement] = [:]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// The proxies of all subviews.
  func proxies(_ direction: LayoutDirection = .leftToRight) -> LayoutSubviews {
    LayoutSubviews(
      host: self, count: subviews.count, generation: generation, layoutDirection: direction)
  }

  func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews[index].size)
  }

  func dimensions(in proposal: ProposedViewSize, subview index: Int) -> ViewDimensions {
    ViewDimensions(
      size: sizeThatFits(proposal, subview: index), proposal: proposal,
      guides: subviews[index].guides)
  }

  func spacing(subview index: Int) -> ViewSpacing { subviews[index].spacing }

  func priority(subview index: Int) -> Double { subviews[index].priority }

  func value<K: LayoutValueKey>(_ key: K.Type, subview index: Int) -> K.Value {
    subviews[index].tag as? K.Value ?? K.defaultValue
  }

  func place(
    subview index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize,
    generation: Int
  ) {
    placements[index] = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  func mergedExplicitAlignment<L: Layout>(
    of guide: AlignmentKey, layout: L, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout L.Cache, subviews: LayoutSubviews
  ) -> CGFloat? {
    let kept = placements
    defer { placements = kept }
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return guide.combineExplicit(
      subviews.map { subview -> CGFloat? in
        guard let placement = placements[subview.index] else { return nil }
        let dimensions = subview.dimensions(in: placement.proposal)
        let origin = guide.axis == .horizontal ? placement.position.x : placement.position.y
        return dimensions[explicit: guide].map { origin + $0 }
      })
  }
}

/// Explicit guides with fixed positions, which notes how often it is asked.
final class Guides: ExplicitGuides {
  private let values: [AlignmentKey: CGFloat]
  private(set) var questions = 0

  init(_ values: [AlignmentKey: CGFloat]) {
    self.values = values
  }

  func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    questions += 1
    return values[guide]
  }
}
