import LayoutAPI
import LayoutEngine

/// Rules on where views stand across a stack, and in piles and frames.
enum EngineAlignmentRules {
  static let all = [alignment, guides]

  static let alignment = Rule(
    engine: "ENGINE-09",
    "Guides MUST stand on one line across a stack, in piles and in frames; a pile is as large as its "
      + "views of the highest priority.",
    reason: "Views that should be on one line and are not are the bug that everybody sees.",
    source: "OpenLayout's HStackTests against SwiftUI's drawing; skip-ui's LayoutTests; "
      + "OpenSwiftUI's ZStack.",
    inSwiftUI:
      "A stack is as deep as the hull of its views with their guides on one line; a ZStack "
      + "takes the greatest lengths of its views of the highest priority (OpenSwiftUI).",
    skippedWhen: "no container with an alignment is in the scene, or an axis is offered infinity",
    checkFirst: [
      "an alignment that is not handed on", "the hull of the sizes instead of that of the guides",
      "a pile that looks at all of its views",
    ]
  ) { trial throws(SceneInterruption) in
    try flaw(trial, explicit: false)
  }

  static let guides = Rule(
    engine: "ENGINE-10",
    "An explicit guide MUST be found through containers: merged by its rule, where the views stand; "
      + "and none where none is set.",
    reason: "It is the one way in which views of different stacks come to stand on one line.",
    source: "Apple's reference of AlignmentID and explicitAlignment; objc.io; OpenSwiftUI's "
      + "AlignmentGuideTests.",
    inSwiftUI: "The explicit positions of a container's views are merged, the mean for a client's "
      + "guide and the least for the first baseline, each with the view's origin added (objc.io; "
      + "MySwiftUI).",
    skippedWhen: "no explicit guide is in an alignment of the scene, sources disagree about how it "
      + "merges, or an axis is offered infinity",
    checkFirst: [
      "a guide without the origin of the view that set it", "the first guide instead of the mean",
      "a guide that a modifier loses",
    ]
  ) { trial throws(SceneInterruption) in
    try flaw(trial, explicit: true)
  }

  private static func flaw(
    _ trial: SceneTrial, explicit: Bool
  ) throws(SceneInterruption) -> Violation? {
    let root = try trial.placed()
    var isJudged = false
    for placed in root.all {
      for line in placed.lines where line.isExplicit == explicit {
        isJudged = true
        if let flaw = line.flaw { return flaw }
      }
    }
    if !explicit, let (placed, proposal) = root.offered(trial.plain.proposal),
      let flaw = placed.pileFlaw(proposal, trial.engine.metric)
    {
      return flaw
    }
    guard isJudged else { throw .skip(.noSubject) }
    return nil
  }
}

/// Guides that belong on one line, along one axis.
private struct GuideLine {
  let container: PlacedNode
  let guide: NodeGuide
  /// Where the line belongs, `nil` where the views say it.
  let position: CGFloat
  let views: [(view: PlacedNode, position: CGFloat)]
  /// Whether a view has an explicit position.
  let isExplicit: Bool

  /// A view whose guide stands beside the line.
  var flaw: Violation? {
    for (view, found) in views where !isNear(found, position) {
      return Violation(
        "put the guide '\(guide.name)' of \(view.name) at \(found.text) in \(container.name); it "
          + "belongs at \(position.text)", node: view.node.id)
    }
    return nil
  }
}

extension PlacedNode {
  /// The lines that the container puts guides on, those that are known.
  fileprivate var lines: [GuideLine] {
    switch node.kind {
    case .stack(let axis, let guide, _) where children.count > 1:
      return line(guide, axis.other, of: children) { positions in max(0, positions.max() ?? 0) }
    case .zstack(let pair) where children.count > 1, .frame(_, _, let pair),
      .flexFrame(_, _, let pair):
      return Axis.allCases.flatMap { axis in
        line(pair[axis], axis, of: children) { _ in
          pair[axis].fraction == 0 ? 0 : pair[axis].fraction * (frame?.size[axis] ?? .nan)
        }
      }
    case .overlay(let pair), .background(let pair):
      guard children.count == 2 else { return [] }
      return Axis.allCases.flatMap { axis -> [GuideLine] in
        guard let primary = children[0].position(of: pair[axis]) else { return [] }
        let isExplicit = children[0].explicit(pair[axis]) != .none
        return line(pair[axis], axis, of: [children[1]], isExplicit: isExplicit) { _ in primary }
      }
    default: return []
    }
  }

  /// The line of a guide, none if a frame or a guide is unknown.
  private func line(
    _ guide: NodeGuide, _ axis: Axis, of views: [PlacedNode], isExplicit: Bool = false,
    at place: (_ positions: [CGFloat]) -> CGFloat
  ) -> [GuideLine] {
    guard let frame else { return [] }
    var own: [CGFloat] = []
    var found: [(PlacedNode, CGFloat)] = []
    for view in views {
      guard let inner = view.frame, let position = view.position(of: guide) else { return [] }
      own.append(position)
      found.append((view, inner.origin[axis] - frame.origin[axis] + position))
    }
    let hasExplicit = isExplicit || views.contains { $0.explicit(guide) != .none }
    return [
      GuideLine(
        container: self, guide: guide, position: place(own), views: found,
        isExplicit: hasExplicit)
    ]
  }

  /// A pile of leaves that is not as large as those of the highest priority, or does not offer that.
  fileprivate func pileFlaw(_ proposal: Proposal, _ metric: EngineMetric) -> Violation? {
    guard case .zstack = node.kind, children.count > 1, let frame else { return nil }
    let leaves = children.compactMap { $0.leaf(metric) }
    guard leaves.count == children.count, let highest = children.map(\.priority).max() else {
      return nil
    }
    var size = CGSize.zero
    for (leaf, child) in zip(leaves, children) where child.priority == highest {
      let answer = leaf.size(for: proposal.proposedViewSize)
      size = CGSize(width: max(size.width, answer.width), height: max(size.height, answer.height))
    }
    guard frame.size.isNear(size) else {
      return Violation(
        "made \(name) \(frame.size.text) for proposal \(proposal); its views of the highest "
          + "priority are \(size.text)", node: node.id)
    }
    for (leaf, child) in zip(leaves, children) {
      let expected = leaf.size(for: ProposedViewSize(size))
      guard let found = child.frame, !found.size.isNear(expected) else { continue }
      return Violation(
        "made \(child.name) \(found.size.text) in \(name); offered the size of the pile it is "
          + "\(expected.text)", node: child.node.id)
    }
    return nil
  }
}
