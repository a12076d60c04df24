import LayoutAPI
import LayoutConformance
import LayoutEngine

/// The host of a layout in a small engine.
final class SmallContainer<L: Layout>: SmallNode, SubviewHost {
  private let layout: L
  private var nodes: [SmallNode] = []
  private var cache: L.Cache?
  private var memo: [(proposal: ProposedViewSize, size: CGSize)] = []
  private var placements: [Placement?] = []
  let generation = 0

  init(_ layout: L, _ element: ViewElement, _ pass: SmallPass, stackAxis: Axis?) {
    self.layout = layout
    super.init(element, pass, stackAxis: stackAxis)
    nodes = element.children.enumerated().map { index, child in
      SmallNode.make(child, pass, stackAxis: axis(ofChild: index))
    }
  }

  override var children: [SmallNode] { nodes }

  private var isModifier: Bool { L.self is any ModifierLayout.Type }
  private var isCustom: Bool { element.kind.name == "custom" }

  private func axis(ofChild index: Int) -> Axis? {
    isModifier && index == 0 ? stackAxis : L.layoutProperties.stackOrientation
  }

  private var subviews: LayoutSubviews {
    LayoutSubviews(
      host: self, count: nodes.count, generation: generation, layoutDirection: pass.direction)
  }

  private func log(
    _ method: SceneCall.Method, _ proposal: ProposedViewSize? = nil, _ bounds: CGRect? = nil,
    answer: CGSize? = nil
  ) {
    guard let id = element.ids.first else { return }
    let offer = proposal.map { Proposal(width: $0.width, height: $0.height) }
    pass.calls.append(SceneCall(id, method, proposal: offer, bounds: bounds, answer: answer))
  }

  private func withCache<Result>(_ body: (inout L.Cache) -> Result) -> Result {
    var current: L.Cache
    if let cache, pass.fault != .remakesCaches {
      current = cache
    } else {
      log(.makeCache)
      current = layout.makeCache(subviews: subviews)
    }
    defer { cache = current }
    return body(&current)
  }

  // What the container around sees.

  override var ownPriority: Double {
    guard let first = nodes.first else { return -.infinity }
    if let modifier = L.self as? any ModifierLayout.Type {
      return modifier.forwardsPriority ? first.priority : 0
    }
    return nodes.count == 1 && L.self is any StackingLayout.Type ? first.priority : 0
  }

  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    let own = super.value(key)
    return isModifier ? nodes.first?.value(key) ?? own : own
  }

  override var spacing: ViewSpacing {
    withCache { cache in
      log(.spacing)
      return layout.spacing(subviews: subviews, cache: &cache)
    }
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize {
    if let known = memo.first(where: { isSame($0.proposal, proposal) })?.size { return known }
    let size = withCache { cache in
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    log(.sizeThatFits, proposal, answer: size)
    if pass.fault != .noMemo { memo.append((proposal, size)) }
    return size
  }

  private func isSame(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
    pass.fault == .memoByWidth && isCustom ? a.width == b.width : a == b
  }

  override var hasGuides: Bool {
    element.kind.name == "alignmentGuide" || nodes.contains(where: \.hasGuides)
  }

  override func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: dimensions.size)
    return withCache { cache in
      log(.explicitAlignment, dimensions.proposal, bounds)
      return switch guide.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key: guide), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key: guide), in: bounds, proposal: dimensions.proposal,
          subviews: subviews, cache: &cache)
      }
    }
  }

  // Placement.

  override func place(in frame: CGRect, proposal: ProposedViewSize) {
    super.place(in: frame, proposal: proposal)
    var bounds = frame
    if pass.fault == .resizesBounds, isCustom, let width = proposal.width, width.isFinite {
      bounds.size.width = width
    }
    placements = Array(repeating: nil, count: nodes.count)
    withCache { cache in
      log(.placeSubviews, proposal, bounds)
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for (index, frame) in frames(in: frame, proposal).enumerated() {
      nodes[index].place(
        in: mirrored(frame), proposal: placements[index]?.proposal ?? proposal)
    }
  }

  private func frames(in bounds: CGRect, _ proposal: ProposedViewSize) -> [CGRect] {
    nodes.indices.map { index in
      guard let placement = placements[index] else {
        let unplaced = Placement.unplaced(in: bounds, proposal: proposal)
        let size = nodes[index].size(proposal)
        return pass.fault == .unplacedTopLeading
          ? CGRect(origin: bounds.origin, size: size) : unplaced.frame(of: size)
      }
      let isKept = pass.fault == .idealSizeKept && isCustom
      let size = nodes[index].size(isKept ? .unspecified : placement.proposal)
      guard pass.fault == .anchorsIgnored, isCustom else { return placement.frame(of: size) }
      return CGRect(origin: placement.position, size: size)
    }
  }

  private func mirrored(_ child: CGRect) -> CGRect {
    guard pass.direction == .rightToLeft else { return child }
    if pass.fault == .mirrorsTwice { return child }
    // A modifier of the root is not the outermost container for this mistake, but near enough.
    if pass.fault == .mirrorsOutermostOnly, !isOutermost { return child }
    var result = child
    let width = pass.fault == .mirrorsCorners ? 0 : child.size.width
    result.origin.x = frame.origin.x + frame.size.width - (child.origin.x + width - frame.origin.x)
    return result
  }

  private var isOutermost: Bool { frame.origin == .zero && stackAxis == nil }

  override func childOffer(_ index: Int) -> ProposedViewSize? { placements[index]?.proposal }

  // Edits.

  override func update(to new: ViewElement) -> (node: SmallNode, isChanged: Bool) {
    guard element.kind == new.kind else {
      return (SmallNode.make(new, pass, stackAxis: stackAxis), true)
    }
    var isChanged = nodes.count != new.children.count
    var isReplaced = isChanged
    let old = nodes
    nodes = new.children.enumerated().map { index, child in
      guard index < old.count else {
        return SmallNode.make(child, pass, stackAxis: axis(ofChild: index))
      }
      if old[index].element.carried != child.carried { (isChanged, isReplaced) = (true, true) }
      let (node, hasChanged) = old[index].update(to: child)
      if hasChanged { isChanged = true }
      if node !== old[index] { isReplaced = true }
      return node
    }
    element = new
    let isNoticed = pass.fault == .losesDeepChanges ? isReplaced : isChanged
    if isNoticed {
      cache = nil
      if pass.fault != .keepsAnswers { memo = [] }
    } else if pass.fault == .updatesAll, cache != nil {
      withCache { cache in
        log(.updateCache)
        layout.updateCache(&cache, subviews: subviews)
      }
    }
    return (self, isChanged)
  }
}

// What the proxies ask.
extension SmallContainer {
  func sizeThatFits(_ proposal: ProposedViewSize, subview index: Int) -> CGSize {
    nodes[index].size(proposal)
  }

  func dimensions(in proposal: ProposedViewSize, subview index: Int) -> ViewDimensions {
    let isIdeal = pass.fault == .dimensionsOfIdeal && isCustom
    return nodes[index].dimensions(isIdeal ? .unspecified : proposal)
  }

  func spacing(subview index: Int) -> ViewSpacing { nodes[index].spacing }

  func priority(subview index: Int) -> Double { nodes[index].priority }

  func value<K: LayoutValueKey>(_ key: K.Type, subview index: Int) -> K.Value {
    nodes[index].value(key) ?? K.defaultValue
  }

  func place(
    subview index: Int, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize,
    generation: Int
  ) {
    if pass.fault == .firstPlaceWins, placements[index] != nil { return }
    placements[index] = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  func mergedExplicitAlignment<Other: Layout>(
    of guide: AlignmentKey, layout: Other, in bounds: CGRect, proposal: ProposedViewSize,
    cache: inout Other.Cache, subviews: LayoutSubviews
  ) -> CGFloat? {
    guard bounds.size.width.isFinite, bounds.size.height.isFinite else { return nil }
    let kept = placements
    placements = Array(repeating: nil, count: nodes.count)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let frames = frames(in: bounds, proposal)
    var values = subviews.originalIndices.map { index -> CGFloat? in
      let dimensions = nodes[index].dimensions(placements[index]?.proposal ?? proposal)
      guard let value = dimensions[explicit: guide] else { return nil }
      if pass.fault == .guidesWithoutOrigin { return value }
      let origin = frames[index].origin
      let position = value + (guide.axis == .horizontal ? origin.x : origin.y)
      return position.isFinite ? position : nil
    }
    placements = kept
    if pass.fault == .firstGuideCounts { values = Array(values.compactMap { $0 }.prefix(1)) }
    return guide.combineExplicit(values)
  }
}
