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
  package var traits: Traits {
    didSet {
      knowsGuides = nil
      parent?.updateCache()
    }
  }
  package weak var parent: (any Container)?
  package private(set) var frame: CGRect = .zero
  package private(set) var children: [any Node]
  package var recorder: (any Recorder)?

  /// Makes the children anew for each frame; `nil` for a container whose children are always there.
  ///
  /// For a layout whose answers do not depend on its subviews, as that of `GeometryReader`.
  package var makeChildren: ((CGRect) -> [any Node])?
  package internal(set) var placements: [Placement?] = []
  package private(set) var generation = 0

  // What the layout is, whichever `AnyLayout` hides it.
  private(set) var layoutType: any Layout.Type
  var stackAxis: Axis?
  var knowsGuides: Bool?
  // Whether the layout is in `placeSubviews`, the one method that may place.
  var isPlacing = false

  private let makeLayout: () -> L
  private var layout: L
  private var cache: L.Cache?
  private var memo: Memo?
  private var direction: LayoutDirection

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
    self.direction = traits.direction ?? direction
    self.makeLayout = makeLayout
    layout = makeLayout()
    layoutType = unwrappedType(of: layout)
    memo = isMemoised ? Memo() : nil
    adoptChildren()
  }

  private func adoptChildren() {
    placements = Array(repeating: nil, count: children.count)
    for child in children {
      child.parent = self
    }
    enterChildren()
    for case let container as any Container in children {
      container.layoutDirection = direction
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
  package var layoutDirection: LayoutDirection {
    get { direction }
    set {
      let newValue = traits.direction ?? newValue
      guard newValue != direction else { return }
      direction = newValue
      for case let container as any Container in children {
        container.layoutDirection = newValue
      }
      // Not the containers around: it is one of them that says so.
      updateOwnCache()
    }
  }

  package func reset() {
    setLayout(makeLayout())
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
    updateOwnCache()
    // For the containers around, a subview changed.
    parent?.updateCache()
  }

  private func updateOwnCache() {
    memo?.forget()
    knowsGuides = nil
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
    setLayout(layout)
    updateCache()
    return true
  }

  private func setLayout(_ layout: L) {
    self.layout = layout
    layoutType = unwrappedType(of: layout)
    enterChildren()
  }

  /// Forgets the answers to proposals, and nothing else.
  func forgetAnswers() {
    memo?.forget()
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
    if let spacing = traits.spacing ?? memo?.spacing { return spacing }
    let spacing = withCache { cache in
      recorder?.record(.spacing)
      let spacing = layout.spacing(subviews: subviews, cache: &cache)
      recorder?.record(.returned(nil))
      return spacing
    }
    memo?.spacing = spacing
    return spacing
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
    if let makeChildren {
      children = makeChildren(frame)
      adoptChildren()
    }
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
  /// Gives the explicit value that the layout finds for a guide, without the view's own guides.
  func contentValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    if let known = memo?.value(of: guide, in: dimensions) { return known }
    let value = explicitAlignment(
      of: guide, in: CGRect(origin: .zero, size: dimensions.size), proposal: dimensions.proposal)
    memo?.note(value, of: guide, in: dimensions)
    return value
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

/// Tells the type of a layout, or of the layout that an `AnyLayout` stands for.
private func unwrappedType(of layout: any Layout) -> any Layout.Type {
  var layout = layout
  while let any = layout as? AnyLayout {
    layout = any.base
  }
  return type(of: layout)
}
