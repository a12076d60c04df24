import LayoutAPI
import LayoutEngine

/// The rules on where a layout puts its subviews.
enum PlacementRules {
  static let all = [
    placesAll, placesOnce, isFinite, isFiniteWithInfiniteOffer, respectsOrigin, placesInTime,
    parksNothing,
  ]

  static let placesAll = Rule(
    "PLACE-01", .required,
    "Every subview MUST be placed in each placeSubviews.",
    reason: "A subview that is not placed does not disappear: it stands in the middle of the "
      + "container.",
    source: "Apple's reference of LayoutSubview.place(at:anchor:proposal:).",
    inSwiftUI: "A subview that was never placed appears centred in the container, with the "
      + "container's proposal (Apple's reference of place). It does not disappear.",
    skippedWhen: "there are no subviews",
    checkFirst: [
      "`continue` or `break` in the loop",
      "`zip` with an array that is shorter than the subviews",
      "a loop over rows that leaves out the last one",
    ],
    premises: .soundCopies,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let arrangement = trial.baseline
      let missing = arrangement.placements.indices.filter { arrangement.placements[$0] == nil }
      guard let first = missing.first else { return .holds }
      let which =
        missing.count == 1
        ? "subview \(first)" : "\(missing.count) subviews, the first of them \(first),"
      return .violated(
        Violation(
          "did not place \(which) for proposal \(arrangement.proposal); "
            + "every subview must be placed, or it stands centred in the container",
          subview: first, actual: arrangement))
    })

  static let placesOnce = Rule(
    "PLACE-02", .required,
    "A subview MUST NOT be placed twice in one placeSubviews.",
    reason: "SwiftUI keeps the last call: the first one was for nothing, or is the one that was "
      + "meant.",
    source: "Apple's reference of LayoutSubview.place(at:anchor:proposal:): the last call counts.",
    inSwiftUI: "The last call counts (Apple's reference of place). It is no runtime error.",
    skippedWhen: "there are no subviews",
    checkFirst: ["a second loop that aligns what the first one placed", "overlapping ranges"],
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let arrangement = trial.baseline
      let counts = arrangement.placeCounts
      guard let index = counts.firstIndex(where: { $0 > 1 }) else { return .holds }
      return .violated(
        Violation(
          "placed subview \(index) \(counts[index]) times; a subview must be placed once",
          subview: index, actual: arrangement))
    })

  static let isFinite = Rule(
    "PLACE-03", .required,
    "For a finite offer every position and every frame MUST be finite.",
    reason: "SwiftUI traps: \"view origin is invalid\".",
    source: "Reported bugs: SwiftUI-Flow issues 22 and 24, swift-markdown-ui issue 289.",
    inSwiftUI: "SwiftUI traps: \"view origin is invalid: (407.25, nan), UnitPoint(x: 0.0, y: 0.0), "
      + "(297.5, inf)\" (SwiftUI-Flow issues 22 and 24, swift-markdown-ui issue 289).",
    skippedWhen: "the proposal or the size is infinite, or the size is NaN",
    checkFirst: [
      Cause("a division by `count - 1` with one subview", where: .subviews(1...1)),
      "infinity offered to a subview at its placement",
    ],
    premises: .soundCopies,
    law: .each { trial in
      guard trial.layoutCase.proposal.isFinite else { return .skipped(.infiniteProposal) }
      let arrangement = trial.baseline
      guard arrangement.isFinite else { return .skipped(.infiniteSize) }
      return judgeFrames(arrangement)
    })

  static let isFiniteWithInfiniteOffer = Rule(
    "PLACE-04", .recommended,
    "Where the size is finite although an axis was offered infinity, frames SHOULD be finite.",
    reason: "A parent that asked for the greatest size may place the layout with that proposal.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): the proposal "
      + "is the one that led to the size.",
    inSwiftUI:
      "As with PLACE-03; a parent that asked with infinity may place with that proposal, in "
      + "the finite bounds that were answered.",
    skippedWhen: "the proposal is finite, or the size is infinite or NaN",
    checkFirst: [
      "the proposal used where the bounds' size belongs",
      "centring with infinity − infinity",
    ],
    premises: .soundCopies,
    law: .each { trial in
      guard !trial.layoutCase.proposal.isFinite else { return .skipped(.finiteProposal) }
      let arrangement = trial.baseline
      guard arrangement.isFinite else { return .skipped(.infiniteSize) }
      return judgeFrames(arrangement)
    })

  static let respectsOrigin = Rule(
    "PLACE-05", .required,
    "Frames MUST move with the bounds' origin, and with nothing else changed.",
    reason: "The bounds stand where the parent puts them: at 0, 0 in a preview, elsewhere in an "
      + "app.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): the bounds' "
      + "origin is not zero in general.",
    inSwiftUI:
      "The bounds are in the parent's coordinates, so their origin is 0, 0 by chance only. "
      + "Placement may run twice in a pass, first at 0, 0 when a guide is asked for, then "
      + "where the container stands (OpenSwiftUI; observed in a LayoutProcessInspector log on "
      + "zenn.dev).",
    skippedWhen:
      "the bounds of the case start at 0, 0, the size is infinite or NaN, or a subview is "
      + "parked in both places",
    checkFirst: [
      "a running x that starts at `bounds.minX` and is compared with a width",
      "`.zero` used where the bounds' origin belongs",
      "`bounds.width` or `bounds.size` used as a coordinate instead of `bounds.maxX`",
    ],
    premises: [.soundCopies, .equalRuns],
    law: .each { trial in
      let origin = trial.layoutCase.origin
      guard origin != .zero else { return .skipped(.originAtZero) }
      let moved = trial.baseline
      guard moved.isFinite else { return .skipped(.infiniteSize) }
      let unmoved = trial.arrangement(trial.layoutCase.proposal, origin: .zero)
      let expected = unmoved.frames.map { frame in
        CGRect(
          origin: CGPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y),
          size: frame.size)
      }
      for index in expected.indices {
        let (actual, wanted) = (moved.frames[index], expected[index])
        // A frame that is not finite is PLACE-03's, and one that is parked PLACE-07's.
        guard actual.isFinite, wanted.isFinite else { continue }
        guard !moved.isParked(index) || !unmoved.isParked(index) else { continue }
        if !actual.origin.isClose(to: wanted.origin) {
          return .violated(
            Violation(
              "put subview \(index) at \(actual.origin.text) with bounds at \(origin.text) and at "
                + "\(unmoved.frames[index].origin.text) with bounds at 0, 0; "
                + "frames must move with the bounds' origin",
              subview: index, actual: moved, expected: expected))
        }
        if !agree(moved.placements[index]?.proposal, unmoved.placements[index]?.proposal) {
          return .violated(
            Violation(
              "offered subview \(index) \(offer(moved, index)) with bounds at \(origin.text) and "
                + "\(offer(unmoved, index)) with bounds at 0, 0; "
                + "what is offered must not depend on the bounds' origin",
              subview: index, actual: moved, expected: expected))
        }
      }
      return .holds
    })

  static let placesInTime = Rule(
    "PLACE-06", .required,
    "place MUST be called from placeSubviews only, on the subviews that were passed to it.",
    reason: "SwiftUI traps on a call from elsewhere, and ignores a proxy of an earlier pass.",
    source: "Apple's reference of LayoutSubview.place(at:anchor:proposal:), marked important.",
    inSwiftUI: "A call outside of placeSubviews is a fatal error (OpenSwiftUI; Apple's reference "
      + "marks it important).",
    skippedWhen: "there are no subviews",
    checkFirst: [
      "`place` in a helper that sizeThatFits or explicitAlignment calls too",
      "proxies kept in the cache past updateCache",
    ],
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let misplacement = trial.misplacement { root in
        root.makeCache()
        askAll(of: root, trial)
        // Right after an update, and with all questions asked again.
        let (proposal, bounds) = PurityRules.measured(root, trial)
        root.updateCache()
        root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
        root.updateCache()
        askAll(of: root, trial)
      }
      guard let (subview, reason) = misplacement else { return .holds }
      let what =
        switch reason {
        case .outsidePlacement: "outside of placeSubviews"
        case .staleProxy: "through a proxy from before the last update"
        }
      return .violated(
        Violation(
          "placed subview \(subview) \(what); "
            + "place must be called from placeSubviews, on the subviews passed to it",
          subview: subview, actual: trial.baseline))
    })

  /// Asks for all that a parent asks a layout for, and places it.
  private static func askAll(of root: any Container, _ trial: Trial) {
    _ = root.spacing()
    let (proposal, bounds) = PurityRules.measured(root, trial)
    if bounds.size.isFinite {
      _ = ParentAnswers.guides(of: root, proposal, size: bounds.size)
    }
    root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
  }

  static let parksNothing = Rule(
    "PLACE-07", .recommended,
    "A subview SHOULD NOT be parked far outside the bounds.",
    reason: "A subview that is parked, 5,000 points or more from the bounds and from what stands "
      + "beside them, is hidden from the eye, not from VoiceOver or the keyboard.",
    source: "Observed in public layouts that hide subviews at ±10,000 points and further.",
    inSwiftUI: "SwiftUI lays out and announces every subview wherever it stands: VoiceOver reads "
      + "what is 10,000 points away.",
    skippedWhen:
      "there are no subviews, the size is infinite or NaN, or what is offered, the size, "
      + "the subviews and the drawn numbers add up to more than 5,000 points",
    checkFirst: ["`place(at: CGPoint(x: -10_000, …))` to hide what does not fit"],
    premises: .soundCopies,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let arrangement = trial.baseline
      guard arrangement.isFinite else { return .skipped(.infiniteSize) }
      for index in arrangement.frames.indices where arrangement.isParked(index) {
        // A page as long as that stands as far away from the next one; what is parked is so in short
        // cases, too.
        guard totalLength(arrangement, of: trial) <= Arrangement.parkingDistance else {
          return .skipped(.longCase)
        }
        return .violated(
          Violation(
            "put subview \(index) at \(arrangement.frames[index].origin.text), far outside the bounds "
              + "\(arrangement.bounds.text); a subview that is parked is still there for VoiceOver",
            subview: index, actual: arrangement))
      }
      return .holds
    })

  /// The sum of all lengths that a distance may follow from, each on its longer axis.
  private static func totalLength(_ arrangement: Arrangement, of trial: Trial) -> CGFloat {
    let proposal = trial.layoutCase.proposal
    let subviews = zip(trial.ideals, arrangement.frames).map { ideal, frame in
      max(ideal.width, ideal.height, frame.size.width, frame.size.height)
    }
    let numbers = trial.configuration.values.map { value -> CGFloat in
      if case .number(let number) = value { abs(number) } else { 0 }
    }
    let container = max(arrangement.size.width, arrangement.size.height)
    let offer = max(proposal.width ?? 0, proposal.height ?? 0)
    return (subviews + numbers).reduce(container + offer, +)
  }

  private static func agree(_ offer: ProposedViewSize?, _ other: ProposedViewSize?) -> Bool {
    guard let offer, let other else { return offer == nil && other == nil }
    return offer.agrees(with: other)
  }

  private static func offer(_ arrangement: Arrangement, _ index: Int) -> String {
    arrangement.placements[index]?.proposal.text ?? "nothing"
  }

  /// Judges the frames of the subviews that were placed; the others are PLACE-01's.
  ///
  /// A position or an anchor that is not finite makes the frame's origin so.
  private static func judgeFrames(_ arrangement: Arrangement) -> Verdict {
    for (index, frame) in arrangement.frames.enumerated()
    where arrangement.placements[index] != nil && !frame.isFinite {
      return .violated(
        Violation(
          "put subview \(index) at \(frame.text) for proposal "
            + "\(arrangement.proposal) in bounds \(arrangement.bounds.text); "
            + "a position must be finite",
          subview: index, actual: arrangement))
    }
    return .holds
  }
}
