import LayoutAPI
import LayoutEngine

/// The rule on how a stack shares its length.
enum EngineStackRules {
  static let all = [sharing]

  static let sharing = Rule(
    engine: "ENGINE-08",
    "A stack MUST keep its spacing once between neighbours and not at its ends, and share its length "
      + "by priority, then by flexibility, in equal offers.",
    reason: "Stacks are most of every screen; what one does with a point is seen everywhere.",
    source: "objc.io, \"How an HStack lays out its children\" (2020-11-10), and its random test "
      + "against SwiftUI; WWDC 2019, session 237.",
    inSwiftUI:
      "The spacing is taken off; the highest priority is served first, with what the others "
      + "need at least held back; in a group the least flexible first, each with an equal share of "
      + "what is left (objc.io's test against UIKit-hosted SwiftUI; OpenSwiftUI's StackLayout).",
    skippedWhen:
      "no stack of two views is in the scene, an axis is offered infinity, or a group of "
      + "higher priority takes more than there is, about which sources disagree",
    checkFirst: [
      "shares of the offer that are computed once, not after each view",
      "views in their order instead of the order of their flexibility",
      "a spacer that is served with the others", "a tie that the greater minimum does not win",
    ]
  ) { trial throws(SceneInterruption) in
    let root = try trial.placed()
    var isJudged = false
    for placed in root.all {
      guard let stack = JudgedStack(placed, metric: trial.engine.metric) else { continue }
      isJudged = true
      if let flaw = stack.gapFlaw { return flaw }
    }
    if let (placed, proposal) = root.offered(trial.plain.proposal),
      let stack = JudgedStack(placed, metric: trial.engine.metric)
    {
      if let flaw = try stack.sharingFlaw(proposal) { return flaw }
    }
    guard isJudged else { throw .skip(.noSubject) }
    return nil
  }
}

extension PlacedNode {
  /// The view below frames of fixed lengths, and what it is offered; `nil` if that is not known.
  func offered(_ proposal: Proposal) -> (PlacedNode, Proposal)? {
    switch node.kind {
    case .frame(let width, let height, _):
      guard [width, height].allSatisfy({ $0.map { $0 >= 0 && $0.isFinite } ?? true }) else {
        return nil
      }
      return children.first?.offered(
        Proposal(width: width ?? proposal.width, height: height ?? proposal.height))
    case .layoutPriority, .zIndex, .alignmentGuide: return children.first?.offered(proposal)
    default: return (self, proposal)
    }
  }
}

/// A stack of at least two views, with what is known of it.
private struct JudgedStack {
  let placed: PlacedNode
  let frame: CGRect
  let axis: Axis
  let spacing: CGFloat?
  let guide: NodeGuide
  let metric: EngineMetric

  init?(_ placed: PlacedNode, metric: EngineMetric) {
    guard case .stack(let axis, let guide, let spacing) = placed.node.kind,
      placed.children.count > 1, let frame = placed.frame
    else { return nil }
    self.placed = placed
    self.frame = frame
    self.axis = axis
    self.spacing = spacing
    self.guide = guide
    self.metric = metric
  }

  /// The distance between a child and the next, `nil` if it hangs on what containers prefer.
  private func distance(after index: Int) -> CGFloat? {
    if let spacing { return spacing }
    let pair = [placed.children[index], placed.children[index + 1]]
    guard pair.allSatisfy({ $0.leaf(metric) != nil }) else { return nil }
    let isSpacer = pair.contains { $0.bare.node.kind.name == "spacer" }
    return isSpacer ? 0 : metric.defaultSpacing
  }

  /// A gap that is not the spacing, or one at an end.
  var gapFlaw: Violation? {
    let frames = placed.children.map(\.frame)
    if let first = frames[0], !isNear(first.start(axis), frame.start(axis)) {
      return Violation(
        "put the first view of \(placed.name) at \(first.start(axis).text) and the stack at "
          + "\(frame.start(axis).text); there is no spacing before the first view",
        node: placed.node.id)
    }
    for index in frames.indices.dropLast() {
      guard let one = frames[index], let next = frames[index + 1],
        let distance = distance(after: index)
      else { continue }
      let gap = next.start(axis) - one.start(axis) - one.size[axis]
      guard !isNear(gap, distance) else { continue }
      return Violation(
        "left \(gap.text) between \(placed.children[index].name) and "
          + "\(placed.children[index + 1].name) of \(placed.name); the spacing is \(distance.text)",
        node: placed.node.id)
    }
    guard let last = frames[frames.count - 1], placed.node.hasFreeAxes else { return nil }
    let (end, own) = (last.start(axis) + last.size[axis], frame.start(axis) + frame.size[axis])
    guard !isNear(end, own) else { return nil }
    return Violation(
      "ended the last view of \(placed.name) at \(end.text) and the stack at \(own.text); there is "
        + "no spacing after the last view", node: placed.node.id)
  }

  /// A leaf that did not get its share, where all views are leaves and the offer is known.
  func sharingFlaw(_ proposal: Proposal) throws(SceneInterruption) -> Violation? {
    let leaves = placed.children.compactMap { $0.leaf(metric) }
    guard leaves.count == placed.children.count else { return nil }
    var gaps: CGFloat = 0
    for index in leaves.indices.dropLast() { gaps += distance(after: index) ?? 0 }
    var sharing = StackSharing(
      axis: axis, leaves: leaves, priorities: placed.children.map(\.priority), gaps: gaps,
      proposal: proposal)
    let measured = sharing.sizes
    let length = measured.reduce(gaps) { $0 + $1[axis] }
    // Where no length across is offered the views are placed with the stack's own.
    sharing.proposal[axis.other] = proposal[axis.other] ?? frame.size[axis.other]
    let expected = sharing.sizes
    guard !sharing.isContested else { throw .skip(.contested) }
    guard isNear(frame.size[axis], length) else {
      return Violation(
        "made \(placed.name) \(frame.size[axis].text) long for proposal \(proposal); its views and "
          + "the spacing are \(length.text)", node: placed.node.id)
    }
    for (child, size) in zip(placed.children, expected) {
      guard let found = child.frame, !found.size.isNear(size) else { continue }
      return Violation(
        "made \(child.name) \(found.size.text) in \(placed.name) for proposal \(proposal); its "
          + "share is \(size.text)", node: child.node.id)
    }
    return nil
  }
}

extension ViewNode {
  /// Whether no length in the tree hangs on one of the other axis.
  fileprivate var hasFreeAxes: Bool {
    let isFree =
      switch kind {
      case .leaf(.rigid), .leaf(.greedy), .leaf(.flexible), .spacer, .stack, .frame, .flexFrame,
        .padding, .fixedSize, .layoutPriority, .alignmentGuide, .zIndex, .group:
        true
      default: false
      }
    return isFree && children.allSatisfy(\.hasFreeAxes)
  }
}

/// How leaves share the length of a stack, told from the published algorithm and nothing else.
private struct StackSharing {
  let axis: Axis
  let leaves: [Leaf]
  let priorities: [Double]
  let gaps: CGFloat
  var proposal: Proposal

  private func size(_ index: Int, _ length: CGFloat?) -> CGSize {
    leaves[index].size(
      for: proposal.replacing(axis, by: length).proposedViewSize, in: axis)
  }

  /// The size of each leaf.
  var sizes: [CGSize] { sizes(carryingDeficits: true) }

  /// Whether it makes a difference if a deficit is handed on to the next group.
  var isContested: Bool {
    sizes(carryingDeficits: true) != sizes(carryingDeficits: false)
  }

  private func sizes(carryingDeficits: Bool) -> [CGSize] {
    guard let offer = proposal[axis], offer < .infinity else {
      return leaves.indices.map { size($0, proposal[axis]) }
    }
    var result = [CGSize](repeating: .zero, count: leaves.count)
    var available = offer - gaps
    let groups = Set(priorities).sorted(by: >).map { priority in
      leaves.indices.filter { priorities[$0] == priority }
    }
    var waiting = groups[...]
    while let group = waiting.popFirst() {
      let held = waiting.joined().reduce(0) { $0 + size($1, 0)[axis] }
      if !carryingDeficits { available = max(available, held) }
      var left = group.sorted(by: isLessFlexible)
      while !left.isEmpty {
        let index = left.removeFirst()
        let share = max(0, (available - held) / CGFloat(left.count + 1))
        result[index] = size(index, share)
        available -= result[index][axis]
      }
    }
    return result
  }

  private func isLessFlexible(_ a: Int, _ b: Int) -> Bool {
    let (low, high) = (
      (size(a, 0)[axis], size(b, 0)[axis]), (size(a, .infinity)[axis], size(b, .infinity)[axis])
    )
    let (first, second) = (high.0 - low.0, high.1 - low.1)
    if first != second { return first < second }
    if first == .infinity, low.0 != low.1 { return low.0 > low.1 }
    return a < b
  }
}
