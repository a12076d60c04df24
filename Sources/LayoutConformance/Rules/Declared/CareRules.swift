import LayoutAPI
import LayoutEngine

/// The rules on care: that subviews are measured, and that other bounds do no harm.
enum CareRules {
  static let all = [measuresAll, toleratesBounds]

  static let measuresAll = Rule.declared(
    "SEEN-01", "Every subview MUST be measured before or while it is placed.",
    reason: "A layout that never looks at a subview leaves room for something else.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:): the size follows "
      + "from the subviews.",
    inSwiftUI: "A subview that nobody measured gets its own answer to the proposal of its "
      + "placement, like any other (Apple's reference of "
      + "LayoutSubview.place(at:anchor:proposal:)). Nothing warns.",
    skippedWhen: "not all subviews are rigid, or there are none",
    checkFirst: ["a cell of a fixed size", "a size taken from the first subview for all"]
  ) { trial throws(SkipReason) in
    try trial.require(.rigid, withGuides: true)
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    var measured: Set<Int> = []
    for case .measured(let subview, _, _) in trial.calls(of: arrangement) {
      measured.insert(subview)
    }
    guard let index = (0..<trial.count).first(where: { !measured.contains($0) }) else {
      return nil
    }
    return Violation(
      "placed subview \(index) without measuring it for proposal \(arrangement.proposal); "
        + "every subview must be measured before or while it is placed",
      subview: index, actual: arrangement)
  }

  static let toleratesBounds = Rule.declared(
    "LOOSE-01",
    "In bounds of another size than its own a layout MUST place at finite positions, "
      + "and in larger ones inside.",
    reason: "Animations and parents of one's own place a layout in bounds that it did not choose.",
    source:
      "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): the bounds are "
      + "the container's, the proposal may be another.",
    inSwiftUI: "The bounds have a size that the layout answered (Apple's reference of "
      + "placeSubviews). While that size is animated it runs ahead of the proposal or "
      + "behind it; reports of the Flow package name finite bounds with a proposal of nil.",
    skippedWhen:
      "the proposal or the size is infinite, or there are no subviews; inside: a subview "
      + "couples its axes or is a container, or has an explicit guide",
    checkFirst: [
      "a division by the room that is left over, which is 0 or less",
      "positions that are scaled by the bounds, sizes that are not",
    ],
    premises: [.soundCopies, .equalRuns]
  ) { trial throws(SkipReason) in
    try trial.require(.all, withGuides: true)
    guard trial.layoutCase.proposal.isFinite else { throw .infiniteProposal }
    let own = try trial.sound(trial.layoutCase.proposal)
    for factor in [0, 0.5, 2] as [CGFloat] {
      let arrangement = placed(trial, own.proposal, own.size.scaled(by: factor, atLeast: 0))
      for (index, frame) in arrangement.frames.enumerated() where !frame.isFinite {
        return Violation(
          "put subview \(index) at \(frame.text) in bounds of \(arrangement.size.text) instead of "
            + "its own \(own.size.text); a position must be finite in any bounds",
          subview: index, actual: arrangement)
      }
    }
    return try overflowInLargerBounds(trial)
  }

  /// What stands outside of bounds that are larger than the ideal size.
  private static func overflowInLargerBounds(_ trial: Trial) throws(SkipReason) -> Violation? {
    guard trial.kinds.isSubset(of: .plain), !trial.hasGuides else { return nil }
    let ideal = try trial.sound(.unspecified)
    // A layout that does not even keep its own bounds is AGREE-01's.
    guard ideal.frames.allSatisfy({ $0.isInside(ideal.bounds) }) else { throw .brokenPlacement }
    for (factor, least) in [(2, 8), (1, 1)] as [(CGFloat, CGFloat)] {
      let larger = ideal.size.scaled(by: factor, atLeast: least)
      let arrangement = try trial.checked(placed(trial, .unspecified, larger))
      for (index, frame) in arrangement.frames.enumerated()
      where !frame.isInside(arrangement.bounds) {
        return Violation(
          "put subview \(index) at \(frame.text) in bounds of \(larger.text) instead of its own "
            + "\(ideal.size.text); in larger bounds every subview must stand inside",
          subview: index, actual: arrangement)
      }
    }
    return nil
  }

  /// Measuring, then placing in bounds of another size.
  private static func placed(_ trial: Trial, _ proposal: Proposal, _ size: CGSize) -> Arrangement {
    trial.run { root in
      _ = root.sizeThatFits(proposal.proposedViewSize)
      return (proposal, CGRect(origin: .zero, size: size))
    }
  }
}

extension CGSize {
  /// The size times a factor, and so many points larger at least.
  fileprivate func scaled(by factor: CGFloat, atLeast least: CGFloat) -> CGSize {
    guard least > 0 else { return CGSize(width: width * factor, height: height * factor) }
    return CGSize(
      width: max(width * factor, width + least), height: max(height * factor, height + least))
  }
}
