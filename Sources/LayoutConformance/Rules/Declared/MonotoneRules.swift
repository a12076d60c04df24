import LayoutAPI
import LayoutEngine

/// The rules on what more room, larger subviews and higher priorities lead to.
enum MonotoneRules {
  static let all = [grows, growsNotTaller, growsWithSubviews, servesPriorities]

  static let grows = Rule.declared(
    "MONO-01", "On each axis a larger offer MUST NOT lead to a smaller size.",
    reason: "Where a window is made wider and a view narrower, the layout flickers.",
    source: "What stacks of flexible subviews do.",
    inSwiftUI: "A stack offers 0 and infinity to learn how flexible a subview is, and takes "
      + "it for granted that what it offers later leads to a length between the two answers "
      + "(objc.io, How an HStack lays out its children; OpenSwiftUI).",
    skippedWhen: "there are no subviews, one is neither rigid nor greedy nor flexible or has an "
      + "explicit guide, or a size is negative or NaN",
    checkFirst: ["another arrangement beyond a width", "a remainder that is subtracted twice"],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require([.rigid, .greedy, .flexible])
    for axis in Axis.allCases {
      var last: (offer: CGFloat, size: CGSize)?
      for offer in trial.ladder(axis) + [.infinity] {
        let proposal = trial.layoutCase.proposal.replacing(axis, by: offer)
        let size = trial.size(proposal)
        guard !size.isInvalid else { throw .invalidSize }
        if let last, !isAtLeast(size[axis], last.size[axis]) {
          return Violation(
            "is \(last.size[axis].text) \(axis.adjective) for an offer of \(last.offer.text) and "
              + "\(size[axis].text) for \(offer.text); a larger offer leads to no smaller size",
            actual: trial.arrangement(proposal, origin: .zero))
        }
        last = (offer, size)
      }
    }
    return nil
  }

  static let growsNotTaller = Rule.declared(
    "MONO-02", "A wider offer MUST NOT lead to a greater height.",
    reason: "Text that is given more width needs fewer lines, not more.",
    source: "What text and paragraphs do.",
    inSwiftUI: "The size that comes with an offered width is taken as it is, and no better "
      + "width is looked for (WWDC19 session 237).",
    skippedWhen: "there are no subviews, one couples its axes, is a container or has an explicit "
      + "guide, or a size is negative or NaN",
    checkFirst: [
      "a height computed from the width by a ratio", "another arrangement beyond a width",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.plain)
    var last: (offer: CGFloat, height: CGFloat)?
    for offer in trial.ladder(.horizontal) {
      let proposal = trial.layoutCase.proposal.replacing(.horizontal, by: offer)
      let size = trial.size(proposal)
      guard !size.isInvalid else { throw .invalidSize }
      if let last, !isAtLeast(last.height, size.height) {
        return Violation(
          "is \(last.height.text) high for an offered width of \(last.offer.text) and "
            + "\(size.height.text) for \(offer.text); a wider offer is never taller",
          actual: trial.arrangement(proposal, origin: .zero))
      }
      last = (offer, size.height)
    }
    return nil
  }

  static let growsWithSubviews = Rule.declared(
    "MONO-03", "A larger subview MUST NOT make the layout smaller.",
    reason: "A longer text that makes its container narrower is cut off, or covers another.",
    source: "What SwiftUI's own stacks do.",
    inSwiftUI: "Every view chooses its own size (WWDC19 session 237), and nothing clips what "
      + "a container has become too small for: it is drawn over the neighbours.",
    skippedWhen: "not all subviews are rigid, one has an explicit guide, or a size is "
      + "infinite or NaN",
    checkFirst: [
      "an average instead of a maximum", "a difference of sizes, such as the room left over",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.rigid)
    let proposal = trial.layoutCase.proposal
    let arrangement = try trial.sound(proposal)
    // Every one of a few, the first of many: a sum or a maximum treats them alike.
    for index in 0..<min(trial.count, 8) {
      let ideal = trial.ideals[index]
      var subviews = trial.layoutCase.subviews
      subviews[index].kind = .leaf(
        .rigid(CGSize(width: 2 * ideal.width + 1, height: 2 * ideal.height + 1)))
      let size = trial.container(subviews: subviews).sizeThatFits(proposal.proposedViewSize)
      guard !size.isInvalid else { throw .invalidSize }
      for axis in Axis.allCases where !isAtLeast(size[axis], arrangement.size[axis]) {
        return Violation(
          "answered \(arrangement.size.text) to proposal \(proposal) and \(size.text) with subview "
            + "\(index) of \(trial.answer(in: subviews, at: index).text) instead of "
            + "\(ideal.text); a larger subview makes no smaller layout",
          subview: index, actual: arrangement)
      }
    }
    return nil
  }

  static let servesPriorities = Rule.declared(
    "MONO-04", "A higher layout priority MUST NOT make a subview shorter.",
    reason: "Who raises a priority wants to see more of the view.",
    source: "Apple's reference of View.layoutPriority(_:): views of higher priority are served "
      + "first.",
    inSwiftUI: "A stack serves its subviews by priority, then by how little flexible they "
      + "are, and holds back what those of lower priority need at least (OpenSwiftUI; "
      + "objc.io).",
    skippedWhen: "there are fewer than two subviews, one couples its axes, is a container or has "
      + "an explicit guide, or the offer along the lines is not finite or too small for all",
    checkFirst: ["priorities sorted the wrong way round", "the least priority served first"],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.plain, atLeast: 2)
    let axis = trial.profile.axis
    let proposal = trial.layoutCase.proposal
    guard let offer = proposal[axis], offer.isFinite else { throw .noFiniteOffer }
    let arrangement = try trial.sound(proposal)
    // What the others need at least is held back for them: where not all fit, SwiftUI's stacks give
    // an equal share that a priority does not.
    guard isAtLeast(offer, arrangement.size[axis]) else { throw .noRoom }
    let highest = trial.layoutCase.subviews.map(\.priority).max() ?? 0
    for index in 0..<min(trial.count, 8) {
      var subviews = trial.layoutCase.subviews
      subviews[index].priority = highest + 1
      let raised = try trial.sound(proposal, subviews: subviews)
      let (before, after) = (arrangement.frames[index], raised.frames[index])
      guard !isAtLeast(after.size[axis], before.size[axis]) else { continue }
      return Violation(
        "made subview \(index) \(before.size[axis].text) \(axis.adjective), and "
          + "\(after.size[axis].text) with a priority of \((highest + 1).shortDescription), for "
          + "proposal \(proposal); a higher priority never gets less",
        subview: index, actual: raised)
    }
    return nil
  }
}

extension Trial {
  /// Finite offers on an axis, from 0 on, at which something may just fit.
  fileprivate func ladder(_ axis: Axis) -> [CGFloat] {
    let (longest, total) = (longest(axis), total(axis))
    var offers: Set<CGFloat> = [0, longest, total, 4 * total, (longest + total) / 2]
    if let offer = layoutCase.proposal[axis], offer.isFinite {
      offers.formUnion([offer, offer + 0.25, offer + longest])
    }
    return offers.filter(\.isFinite).sorted()
  }

  /// The ideal size of one of some other subviews.
  fileprivate func answer(in subviews: [ViewNode], at index: Int) -> CGSize {
    container(subviews: subviews).children[index].sizeThatFits(.unspecified)
  }
}
