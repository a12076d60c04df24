package import LayoutAPI

// What the proxies of the subviews ask, and where they are put.
extension ContainerNode: SubviewHost {
  /// The answer of a child, without a record of it.
  @inline(__always)
  func size(of index: Int, for proposal: ProposedViewSize) -> CGSize {
    if let leaf = leaves[index] { return leaf.size(for: proposal) }
    return children[index].sizeThatFits(proposal)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize {
    let size = size(of: index, for: proposal)
    recorder?.record(.measured(subview: index, proposal, size))
    return size
  }

  package func dimensions(in proposal: ProposedViewSize, subview index: Int) -> ViewDimensions {
    let dimensions = children[index].dimensions(in: proposal)
    recorder?.record(.measured(subview: index, proposal, dimensions.size))
    return dimensions
  }

  package func spacing(subview index: Int) -> ViewSpacing {
    children[index].spacing()
  }

  package func priority(subview index: Int) -> Double {
    children[index].priority
  }

  package func value<K: LayoutValueKey>(_ key: K.Type, subview index: Int) -> K.Value {
    children[index].value(key) ?? K.defaultValue
  }

  package func place(
    subview index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize,
    generation: Int
  ) {
    guard isPlacing else {
      note(.outsidePlacement, of: index)
      return
    }
    guard generation == self.generation else {
      note(.staleProxy, of: index)
      return
    }
    let placement = Placement(position: position, anchor: anchor, proposal: proposal)
    placements[index] = placement
    recorder?.record(.placed(subview: index, placement))
  }

  private func note(_ reason: Misplacement, of index: Int) {
    misplacement = misplacement ?? (index, reason)
    recorder?.record(.misplaced(subview: index, reason))
  }

  package func mergedExplicitAlignment<Other: Layout>(
    of guide: AlignmentKey, layout: Other, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout Other.Cache, subviews: LayoutSubviews
  ) -> CGFloat? {
    // Nothing to merge: the placement, which may cost as much as a whole layout, is spared.
    guard bounds.size.width.isFinite, bounds.size.height.isFinite else { return nil }
    guard !guidedChildren.isEmpty else { return nil }
    // A layout may hand on some of its subviews: the guides of the others have no part in that.
    let guided = subviews.originalIndices.filter { children[$0].canHave(guide) }
    guard !guided.isEmpty else { return nil }
    let (kept, wasPlacing) = (placements, isPlacing)
    placements = Array(repeating: nil, count: children.count)
    recorder?.record(.placedForGuides)
    isPlacing = true
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    isPlacing = wasPlacing
    // The others have no value, wherever they stand.
    let values = guided.map { index -> CGFloat? in
      let placement = placements[index] ?? .unplaced(in: bounds, proposal: proposal)
      let origin = placement.frame(of: size(of: index, for: placement.proposal)).origin
      let dimensions = children[index].dimensions(in: placement.proposal)
      guard let value = dimensions[explicit: guide] else { return nil }
      let position = value + (guide.axis == .horizontal ? origin.x : origin.y)
      // An infinite subview that was never placed has no position at all.
      return position.isFinite ? position : nil
    }
    placements = kept
    return guide.combineExplicit(values)
  }
}
