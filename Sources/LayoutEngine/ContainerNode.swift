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
///
/// The class is not specialised for the layout's type, and its calls are what a check consists of. So
/// no value of a type that depends on `L` is made or copied in them but the layout and its cache, and
/// what is read for an instant and never lent to anybody is not checked for overlapping accesses.
package final class ContainerNode<L: Layout>: Container {
  package var traits: Traits {
    didSet {
      knowsGuides = nil
      parent?.updateCache()
    }
  }
  // A container takes itself away before it goes; a weak reference would slow down every retain of it.
  @exclusivity(unchecked) package unowned(unsafe) var parent: (any Container)?
  package private(set) var frame: CGRect = .zero
  @exclusivity(unchecked) package private(set) var children: [any Node]
  @exclusivity(unchecked) package var recorder: (any Recorder)?

  /// Makes the children anew for each frame; `nil` for a container whose children are always there.
  ///
  /// For a layout whose answers do not depend on its subviews, as that of `GeometryReader`.
  package var makeChildren: ((CGRect) -> [any Node])?
  @exclusivity(unchecked) package internal(set) var placements: [Placement?] = []
  @exclusivity(unchecked) package internal(set) var misplacement: (subview: Int, Misplacement)?
  @exclusivity(unchecked) private(set) var generation = 0

  // What the layout is, whichever `AnyLayout` hides it.
  private(set) var layoutType: any Layout.Type
  private(set) var isModifier = false
  var stackAxis: Axis?
  var knowsGuides: Bool? {
    didSet { knownGuided = nil }
  }
  // The children that have guides, `nil` until somebody asks.
  var knownGuided: [Int]?
  // Whether the layout is in `placeSubviews`, the one method that may place.
  @exclusivity(unchecked) var isPlacing = false

  // The children that answer alike whenever they are asked: to copy one out of a list of plain values
  // is half the way to its answer through the node.
  @exclusivity(unchecked) private(set) var leaves: [Leaf?] = []
  // The children that are containers themselves.
  @exclusivity(unchecked) private var containers: [any Container] = []
  private let isVisitor: Bool
  private let makeLayout: () -> L
  @exclusivity(unchecked) private var layout: L
  // A layout without references shares nothing with its copies, unless it points to unmanaged memory: to
  // start again from the first one is as good as to make another, which would take as long as to
  // measure ten subviews.
  private let sharesNothing = _isPOD(L.self)
  private let firstLayout: L
  @exclusivity(unchecked) private var isReplaced = false
  @exclusivity(unchecked) private var cache: CacheBox<L.Cache>?
  // A place for the next cache: its content is of no use any more.
  @exclusivity(unchecked) private var spareBox: CacheBox<L.Cache>?
  private let memo: Memo?
  @exclusivity(unchecked) private var direction: LayoutDirection

  /// Makes the host of a layout.
  ///
  /// - Parameters:
  ///   - children: The nodes that the layout arranges.
  ///   - traits: What the container carries for its own container.
  ///   - direction: The direction in which the tree reads.
  ///   - isMemoised: Whether answers to proposals are kept until something changes.
  ///   - isVisitor: Whether the children stay those of another container: this one measures and places
  ///     them, and does not hear of a change in them.
  ///   - recorder: What listens to the calls of the layout, `nil` in ordinary use.
  ///   - makeLayout: Makes the layout value; it is called again at each `reset` of a layout with
  ///     references, so that state which it shares between its copies does not outlive it.
  package init(
    children: [any Node], traits: Traits = Traits(), direction: LayoutDirection = .leftToRight,
    isMemoised: Bool = true, isVisitor: Bool = false, recorder: (any Recorder)? = nil,
    makeLayout: @escaping () -> L
  ) {
    self.isVisitor = isVisitor
    self.recorder = recorder
    self.children = children
    self.traits = traits
    self.direction = traits.direction ?? direction
    self.makeLayout = makeLayout
    firstLayout = makeLayout()
    layout = firstLayout
    layoutType = L.self
    memo = isMemoised ? Memo() : nil
    noteType()
    adoptChildren()
  }

  /// Lets the runtime find out what it has to know of the types, without a layout being made.
  package static func warmUp() {
    let types: [Any.Type] = [Self.self, CacheBox<L.Cache>.self, L.AnimatableData.self]
    _ = types.contains { $0 == AnyLayout.self }
    _ = L.self is any ModifierLayout.Type
  }

  deinit {
    disownChildren()
  }

  private func adoptChildren() {
    placements = []
    containers.removeAll()
    leaves.removeAll(keepingCapacity: true)
    leaves.reserveCapacity(children.count)
    knownGuided = nil
    for child in children {
      if !isVisitor { child.parent = self }
      let leaf = child.leaf
      leaves.append(leaf)
      // What answers for itself arranges nothing.
      guard leaf == nil, let container = child.container else { continue }
      containers.append(container)
      container.layoutDirection = direction
    }
    enterChildren()
  }

  private func disownChildren() {
    guard !isVisitor else { return }
    for child in children { child.leave(self) }
  }

  /// Notes what the layout is: only an `AnyLayout` can become another one.
  private func noteType() {
    layoutType = L.self == AnyLayout.self ? unwrappedType(of: layout) : L.self
    isModifier = layoutType is any ModifierLayout.Type
  }

  @inline(__always) private var subviews: LayoutSubviews {
    LayoutSubviews(
      host: self, count: children.count, generation: generation, layoutDirection: direction)
  }

  /// Gives the cache out for a call of the layout, and makes it first where there is none.
  ///
  /// Until it is put back nobody else can reach it, not even a layout that calls itself in a circle.
  private func takeCache() -> CacheBox<L.Cache> {
    makeCache()
    guard let box = cache else { preconditionFailure("the cache was just made") }
    cache = nil
    return box
  }
}

/// The cache of a layout in a place of its own, so that to move it is to move a reference.
private final class CacheBox<Cache> {
  // Whoever has taken the box has it alone.
  @exclusivity(unchecked) var value: Cache

  init(_ value: Cache) {
    self.value = value
  }
}

extension ContainerNode {
  package var layoutDirection: LayoutDirection {
    get { direction }
    set {
      let newValue = traits.direction ?? newValue
      guard newValue != direction else { return }
      direction = newValue
      for container in containers {
        container.layoutDirection = newValue
      }
      // Not the containers around: it is one of them that says so.
      updateOwnCache()
    }
  }

  package func reset() {
    if !sharesNothing {
      setLayout(makeLayout())
    } else if isReplaced {
      setLayout(firstLayout)
    }
    isReplaced = false
    discardCache()
    misplacement = nil
    generation += 1
    // The other children keep nothing.
    for container in containers {
      container.reset()
    }
  }

  package func remakeLayout() {
    setLayout(makeLayout())
    isReplaced = true
  }

  package func makeCache() {
    guard cache == nil else { return }
    recorder?.record(.makeCache)
    if let box = spareBox {
      spareBox = nil
      box.value = layout.makeCache(subviews: subviews)
      cache = box
    } else {
      cache = CacheBox(layout.makeCache(subviews: subviews))
    }
    recorder?.record(.returned(nil))
  }

  package func discardCache() {
    spareBox = cache ?? spareBox
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
    let box = takeCache()
    recorder?.record(.updateCache)
    layout.updateCache(&box.value, subviews: subviews)
    recorder?.record(.returned(nil))
    cache = box
  }

  package func update(children: [any Node]) {
    disownChildren()
    self.children = children
    adoptChildren()
    updateCache()
  }

  package func update(layout: any Layout) -> Bool {
    guard let layout = layout as? L else { return false }
    setLayout(layout)
    isReplaced = true
    updateCache()
    return true
  }

  private func setLayout(_ layout: L) {
    self.layout = layout
    guard L.self == AnyLayout.self else { return }
    noteType()
    enterChildren()
  }

  /// Forgets the answers to proposals, and nothing else.
  func forgetAnswers() {
    memo?.forget()
  }
}

extension ContainerNode {
  package func sizeThatFits(_ offer: ProposedViewSize) -> CGSize {
    let proposal = offer.asRead
    if let known = memo?.size(for: proposal) { return known }
    let box = takeCache()
    recorder?.record(.sizeThatFits(proposal))
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &box.value)
    recorder?.record(.returned(size))
    cache = box
    memo?.note(size, for: proposal)
    return size
  }

  package func spacing() -> ViewSpacing {
    if let spacing = traits.spacing ?? memo?.spacing { return spacing }
    let box = takeCache()
    recorder?.record(.spacing)
    let spacing = layout.spacing(subviews: subviews, cache: &box.value)
    recorder?.record(.returned(nil))
    cache = box
    memo?.spacing = spacing
    return spacing
  }

  package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize) {
    if placements.count == children.count {
      for index in placements.indices { placements[index] = nil }
    } else {
      placements = Array(repeating: nil, count: children.count)
    }
    let box = takeCache()
    recorder?.record(.placeSubviews(bounds, proposal))
    isPlacing = true
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &box.value)
    isPlacing = false
    recorder?.record(.returned(nil))
    cache = box
  }

  package func place(in frame: CGRect, proposal offer: ProposedViewSize) {
    let proposal = offer.asRead
    self.frame = frame
    if let makeChildren {
      disownChildren()
      children = makeChildren(frame)
      adoptChildren()
    }
    placeSubviews(in: frame, proposal: proposal)
    let frames = placements.frames(of: children, in: frame, proposal: proposal)
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
    let box = takeCache()
    recorder?.record(.explicitAlignment(builtIn: guide.builtInIndex))
    let position =
      switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &box.value)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: proposal,
          subviews: subviews, cache: &box.value)
      }
    recorder?.record(.returned(nil))
    cache = box
    return position
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
