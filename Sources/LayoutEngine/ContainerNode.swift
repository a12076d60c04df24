package import LayoutAPI

/// The host of a layout: it makes the protocol's calls, keeps the cache and resolves placements.
///
/// This is the one place where a `Layout` is run, be it a built-in stack or the layout under test.
///
/// - The cache is made at the first call that needs it, and lives until `reset` or `discardCache`.
/// - The last `place` of a subview counts; one that is never placed stands centred, with the
///   container's own proposal. A subview's size is its own answer to the proposal that it was
///   placed with. Source: Apple's reference of `LayoutSubview.place(at:anchor:proposal:)`.
/// - A layout works in left-to-right coordinates; frames are mirrored in the bounds afterwards.
/// - Nothing is rounded, and nothing traps: a NaN that a layout makes is for the caller to judge.
package final class ContainerNode<L: Layout>: Container {
  package var traits: Traits
  package private(set) var frame: CGRect = .zero
  package private(set) var children: [any Node]
  package var recorder: (any Recorder)?
  package private(set) var placements: [Placement?] = []
  package private(set) var generation = 0

  private let makeLayout: () -> L
  private var layout: L
  private var cache: L.Cache?
  private var memo: Memo?
  private var direction: LayoutDirection
  private var isPlacing = false
  private var stackAxis: Axis?

  /// Makes the host of a layout.
  ///
  /// - Parameters:
  ///   - children: The nodes that the layout arranges.
  ///   - traits: What the container carries for its own container.
  ///   - direction: The direction in which the tree reads.
  ///   - isMemoised: Whether answers to proposals are kept until something changes.
  ///   - makeLayout: Makes the layout value; it is called again at each `reset`, so that state
  ///     which a layout shares between its copies does not outlive it.
  package init(
    children: [any Node], traits: Traits = Traits(), direction: LayoutDirection = .leftToRight,
    isMemoised: Bool = true, makeLayout: @escaping () -> L
  ) {
    self.children = children
    self.traits = traits
    self.direction = direction
    self.makeLayout = makeLayout
    layout = makeLayout()
    memo = isMemoised ? Memo() : nil
    adoptChildren()
  }

  private func adoptChildren() {
    placements = Array(repeating: nil, count: children.count)
    enterChildren()
    for case let container as any Container in children {
      container.layoutDirection = direction
    }
  }

  private func enterChildren() {
    // A modifier belongs to the stack that its content belongs to.
    let isModifier = L.self is any ModifierLayout.Type
    for (index, child) in children.enumerated() {
      let isContent = isModifier && index == 0
      child.enter(stackAlong: isContent ? stackAxis : L.layoutProperties.stackOrientation)
    }
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(host: self, count: children.count, layoutDirection: direction)
  }

  /// Gives the cache to a call of the layout, and makes it first where there is none.
  ///
  /// The cache is moved out for the length of the call: an array in it is changed where it is.
  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    makeCache()
    guard var current = cache.take() else { preconditionFailure("the cache was just made") }
    defer { cache = current }
    return body(&current)
  }
}

extension ContainerNode {
  package var priority: Double {
    if let priority = traits.priority { return priority }
    guard let first = children.first else { return -.infinity }
    if let modifier = L.self as? any ModifierLayout.Type {
      return modifier.forwardsPriority ? first.priority : 0
    }
    // A stack of one view is skipped: the view stands directly in the container around.
    let isSkipped = children.count == 1 && L.self is any StackingLayout.Type
    return isSkipped ? first.priority : 0
  }

  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    let own = traits.value(key)
    guard L.self is any ModifierLayout.Type else { return own }
    // Of several modifiers the innermost holds.
    return children.first?.value(key) ?? own
  }

  package func enter(stackAlong axis: Axis?) {
    guard axis != stackAxis else { return }
    stackAxis = axis
    guard L.self is any ModifierLayout.Type else { return }
    memo?.forget()
    enterChildren()
  }
}

extension ContainerNode {
  package var layoutDirection: LayoutDirection {
    get { direction }
    set {
      guard newValue != direction else { return }
      direction = newValue
      for case let container as any Container in children {
        container.layoutDirection = newValue
      }
      updateCache()
    }
  }

  package func reset() {
    layout = makeLayout()
    cache = nil
    memo?.forget()
    generation += 1
    for child in children {
      child.reset()
    }
  }

  package func makeCache() {
    guard cache == nil else { return }
    recorder?.record(.makeCache)
    cache = layout.makeCache(subviews: subviews)
    recorder?.record(.returned(nil))
  }

  package func discardCache() {
    cache = nil
    memo?.forget()
  }

  package func updateCache() {
    memo?.forget()
    generation += 1
    guard cache != nil else { return }
    withCache { cache in
      recorder?.record(.updateCache)
      layout.updateCache(&cache, subviews: subviews)
      recorder?.record(.returned(nil))
    }
  }

  package func update(children: [any Node]) {
    self.children = children
    adoptChildren()
    updateCache()
  }

  package func update(layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    self.layout = layout
    updateCache()
    return true
  }
}

extension ContainerNode {
  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = memo?.size(for: proposal) { return known }
    let size = withCache { cache in
      recorder?.record(.sizeThatFits(proposal))
      let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      recorder?.record(.returned(size))
      return size
    }
    memo?.note(size, for: proposal)
    return size
  }

  package func spacing() -> ViewSpacing {
    if let spacing = traits.spacing { return spacing }
    return withCache { cache in
      recorder?.record(.spacing)
      let spacing = layout.spacing(subviews: subviews, cache: &cache)
      recorder?.record(.returned(nil))
      return spacing
    }
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {
    for index in placements.indices {
      placements[index] = nil
    }
    withCache { cache in
      recorder?.record(.placeSubviews(bounds, proposal))
      isPlacing = true
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      isPlacing = false
      recorder?.record(.returned(nil))
    }
  }

  package func placedFrames(in bounds: CGRect, proposal: ProposedViewSize) -> [CGRect] {
    children.indices.map { index in
      let placement = placements[index] ?? .unplaced(in: bounds, proposal: proposal)
      return placement.frame(of: children[index].sizeThatFits(placement.proposal))
    }
  }

  package func place(in frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
    placeSubviews(in: frame, proposal: proposal)
    let frames = placedFrames(in: frame, proposal: proposal)
    for (index, child) in children.enumerated() {
      let childProposal = placements[index]?.proposal ?? proposal
      child.place(in: mirrored(frames[index], in: frame), proposal: childProposal)
    }
  }

  /// The frame on the other side of the bounds where the tree reads from right to left.
  private func mirrored(_ frame: CGRect, in bounds: CGRect) -> CGRect {
    guard direction == .rightToLeft else { return frame }
    let trailing = bounds.origin.x + bounds.size.width
    let x = trailing - (frame.origin.x + frame.size.width - bounds.origin.x)
    return CGRect(origin: CGPoint(x: x, y: frame.origin.y), size: frame.size)
  }
}

extension ContainerNode {
  package var hasGuides: Bool { true }

  package func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let own = traits.guides[guide] { return own(dimensions) }
    return explicitAlignment(
      of: guide, in: CGRect(origin: .zero, size: dimensions.size), proposal: dimensions.proposal)
  }

  package func explicitAlignment(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    withCache { cache in
      recorder?.record(.explicitAlignment(guide, bounds, proposal))
      defer { recorder?.record(.returned(nil)) }
      return switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &cache)
      }
    }
  }
}

extension ContainerNode: SubviewHost {
  package func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize {
    let size = children[index].sizeThatFits(proposal)
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
      recorder?.record(.misplaced(subview: index, .outsidePlacement))
      return
    }
    guard generation == self.generation else {
      recorder?.record(.misplaced(subview: index, .staleProxy))
      return
    }
    let placement = Placement(position: position, anchor: anchor, proposal: proposal)
    placements[index] = placement
    recorder?.record(.placed(subview: index, placement))
  }

  package func mergedExplicitAlignment<Other: Layout>(
    of guide: AlignmentKey, layout: Other, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout Other.Cache, subviews: LayoutSubviews
  ) -> CGFloat? {
    // Nothing to merge: the placement, which may cost as much as a whole layout, is spared.
    guard bounds.size.width.isFinite, bounds.size.height.isFinite,
      children.contains(where: \.hasGuides)
    else { return nil }
    let (kept, wasPlacing) = (placements, isPlacing)
    placements = Array(repeating: nil, count: children.count)
    isPlacing = true
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    isPlacing = wasPlacing
    let frames = placedFrames(in: bounds, proposal: proposal)
    let values = children.indices.map { index -> CGFloat? in
      let childProposal = placements[index]?.proposal ?? proposal
      let dimensions = children[index].dimensions(in: childProposal)
      guard let value = dimensions[explicit: guide] else { return nil }
      let origin = frames[index].origin
      return value + (guide.axis == .horizontal ? origin.x : origin.y)
    }
    placements = kept
    return guide.combineExplicit(values)
  }
}
