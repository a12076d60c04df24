import LayoutAPI
import LayoutEngine

/// The rules on the sizes that a layout answers.
enum SizeRules {
  static let all = [
    isFinite, isNumber, isInfiniteOnlyWhereAsked, isOrdered, holdsItsLargest, idealIsNotZero,
    isNotConstant,
  ]

  static let isFinite = Rule(
    "SIZE-01", .required,
    "The size for a proposal of nil and finite lengths MUST be finite, and at most 1e9 points.",
    reason: "An infinite size freezes or crashes the parent that adds it up.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:): the answer is the "
      + "size of the container.",
    inSwiftUI: "The size is taken as it is, the parent cannot override it (WWDC19 session 237). An "
      + "infinite one freezes or crashes the host: SwiftUI-Flow issue 13, HorizonCalendar "
      + "issue 267.",
    skippedWhen: "the proposal has an infinite length, or one above 1e6",
    checkFirst: [
      "`proposal.width ?? .infinity` as the result",
      "a maximum that starts at `greatestFiniteMagnitude`",
    ],
    premises: .soundCopies,
    law: .each { trial in
      let proposal = trial.layoutCase.proposal
      guard max(proposal.width ?? 0, proposal.height ?? 0) <= 1e6 else {
        return .skipped(.infiniteProposal)
      }
      let size = trial.size(proposal)
      // A NaN is SIZE-02's.
      guard size.width > 1e9 || size.height > 1e9 else { return .holds }
      return .violated(
        Violation(
          "answered \(size.text) to proposal \(proposal); a size must be finite",
          actual: trial.baseline))
    })

  static let isNumber = Rule(
    "SIZE-02", .required,
    "A size MUST NOT be NaN or negative.",
    reason: "A negative size shifts every sibling, a NaN spreads to all of them.",
    source: "SwiftUI reports \"Invalid frame dimension (negative or non-finite)\" for such sizes; "
      + "reported bugs: MosaicGrid issue 15, GridStack issue 17.",
    inSwiftUI:
      "A negative size is not rejected: it moves every sibling in a stack's sum. In a frame "
      + "it is reported as \"Invalid frame dimension (negative or non-finite).\" and ignored. "
      + "A NaN spreads (OpenSwiftUI reads a NaN in a proposal as nil).",
    checkFirst: [
      Cause("`CGFloat(count - 1) * spacing` without subviews", where: .noSubviews),
      "a length from which more spacing is subtracted than there is room",
      "0 / 0, or infinity − infinity",
    ],
    law: .each { trial in
      let proposal = trial.layoutCase.proposal
      let size = trial.size(proposal)
      guard size.isInvalid else { return .holds }
      return .violated(
        Violation(
          "answered \(size.text) to proposal \(proposal) with "
            + "\(counted(trial.count, "subview")); a size must not be negative or NaN",
          actual: trial.baseline))
    })

  static let isInfiniteOnlyWhereAsked = Rule(
    "SIZE-03", .recommended,
    "A size SHOULD be infinite only on an axis that was offered infinity.",
    reason: "An infinite length on the other axis pushes everything else away.",
    source: "Apple's reference of ProposedViewSize: each axis is an offer of its own.",
    inSwiftUI: "The built-in views are infinite only where infinity was offered: a Color takes the "
      + "offer on each axis by itself.",
    skippedWhen: "no axis is offered infinity, or a subview couples its axes",
    checkFirst: ["`CGSize(width: width, height: width)`", "the wrong axis of the proposal"],
    law: .each { trial in
      let proposal = trial.layoutCase.proposal
      guard !proposal.isFinite else { return .skipped(.finiteProposal) }
      guard trial.kinds.isSubset(of: .plain) else { return .skipped(.kinds) }
      let size = trial.size(proposal)
      for axis in Axis.allCases where size[axis] == .infinity && proposal[axis] != .infinity {
        return .violated(
          Violation(
            "answered \(size.text) to proposal \(proposal); "
              + "a size is infinite only on an axis that was offered infinity"))
      }
      return .holds
    })

  static let isOrdered = Rule(
    "SIZE-04", .recommended,
    "On each axis the size for 0 SHOULD be at most the one for infinity, and the one for nil, where it "
      + "comes from the subviews, SHOULD be between them.",
    reason: "Parents ask for the least, the ideal and the greatest length to share out room.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:): zero asks for the "
      + "minimum, infinity for the maximum, unspecified for the ideal size.",
    inSwiftUI:
      "A stack subtracts the length for 0 from that for infinity and shares out room in the "
      + "order of the differences (objc.io, How an HStack lays out its children). "
      + "`frame(idealWidth:)` answers nil with a length of its own, whatever its content takes for 0 "
      + "and for infinity (OpenSwiftUI's FrameLayout.swift); so may a layout.",
    skippedWhen:
      "a subview is neither rigid nor greedy nor flexible, or has an explicit guide",
    checkFirst: ["`proposal.width == nil ? 10 : sum`", "nil treated as another number"],
    premises: .equalRuns,
    law: .each { trial in
      guard trial.kinds.isSubset(of: [.rigid, .greedy, .flexible]) else { return .skipped(.kinds) }
      // A column makes room for guides that a row does not have, and the other way round.
      guard !trial.hasGuides else { return .skipped(.guides) }
      for axis in Axis.allCases {
        let lengths = [0, nil, CGFloat.infinity].map { length in
          trial.size(trial.layoutCase.proposal.replacing(axis, by: length))[axis]
        }
        guard !lengths.contains(where: \.isNaN) else { return .skipped(.invalidSize) }
        let isOrdered = isAtLeast(lengths[1], lengths[0]) && isAtLeast(lengths[2], lengths[1])
        guard isOrdered || isAtLeast(lengths[2], lengths[0]) && isGiven(lengths[1], trial, axis)
        else {
          let name = axis == .horizontal ? "wide" : "high"
          return .violated(
            Violation(
              "is \(lengths[0].text) \(name) for 0, \(lengths[1].text) for nil and "
                + "\(lengths[2].text) for infinity; the lengths must not decrease"))
        }
      }
      return .holds
    })

  static let holdsItsLargest = Rule(
    "SIZE-05", .recommended,
    "The ideal size SHOULD be at least as large as the largest rigid subview, on each axis.",
    reason: "A container that is smaller than what is in it overlaps its neighbours.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): subviews are "
      + "placed within the bounds.",
    inSwiftUI:
      "The parent reserves the size that was answered and no more. Subviews that are larger "
      + "are drawn outside of it: nothing is clipped by itself.",
    skippedWhen: "there are no subviews, not all are rigid, or one is parked; the ideal size is "
      + "negative or NaN, or that of the subviews of the highest priority alone; "
      + ContainmentAxes.exception,
    checkFirst: [
      "`proposal.width ?? 0` as the result",
      "`replacingUnspecifiedDimensions()`, which fills in 10",
    ],
    law: .containment { trial, axes in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      guard trial.kinds == .rigid else { return .skipped(.kinds) }
      let size = trial.size(.unspecified)
      guard !size.isInvalid else { return .skipped(.invalidSize) }
      var isElsewhere = false
      for (index, ideal) in trial.ideals.enumerated()
      where !isAtLeast(size.width, ideal.width) || !isAtLeast(size.height, ideal.height) {
        let arrangement = trial.arrangement(.unspecified, origin: .zero)
        // One that is hidden takes no room, and is PLACE-07's.
        guard !arrangement.isParked(index) else { continue }
        guard axes.contain(where: { !isAtLeast(size[$0], ideal[$0]) }, trial, arrangement) else {
          isElsewhere = true
          continue
        }
        guard !trial.isOutranked(index, in: arrangement) else { return .skipped(.outranked) }
        return .violated(
          Violation(
            "answered \(size.text) to proposal nil × nil with subview \(index) of "
              + "\(ideal.text); the ideal size must hold the largest subview",
            subview: index, actual: arrangement))
      }
      return isElsewhere ? .skipped(.ofOtherPurpose) : .holds
    })

  static let idealIsNotZero = Rule(
    "SIZE-06", .recommended,
    "The ideal length SHOULD NOT always be that for 0, or for 10, where more room leads to another.",
    reason: "nil means \"as you like it\", not \"nothing\": a flow becomes a column in a stack.",
    source: "Apple's reference of ProposedViewSize.unspecified and .zero.",
    inSwiftUI: "A stack offers nil to everyone where it was offered nil itself, and a ScrollView "
      + "does so on its axis: a layout that reads it as 0 is as narrow as it can be there.",
    skippedWhen: "room makes no difference in the case; for 10: not all subviews are rigid, or the "
      + "length does not follow them",
    checkFirst: [
      "`proposal.width ?? 0`", "`replacingUnspecifiedDimensions().width`, which is 10 for nil",
      "a comparison with 0 where the width is nil",
    ],
    law: .trend(
      Rule.Trend(
        lanes: 4,
        observe: { trial, lane in observeIdeal(trial, Placeholder(lane: lane)) },
        describe: { trial, lane in
          let placeholder = Placeholder(lane: lane)
          let lengths = idealLengths(trial, placeholder)
          return Violation(
            "is \(lengths.short.text) \(placeholder.axis.adjective) for "
              + "\(placeholder.length.text) and for nil, but \(lengths.room.text) where there is "
              + "room; nil asks for the ideal length, not for "
              + (placeholder.length == 0 ? "the least" : "10 points"),
            actual: trial.arrangement(.unspecified, origin: .zero))
        })))

  static let isNotConstant = Rule(
    "SIZE-07", .recommended,
    "The size SHOULD depend on the proposal or on the subviews.",
    reason: "One size for everything fits nothing.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:).",
    inSwiftUI:
      "SwiftUI takes any size; Apple's own sample of a vertical stack ignores the proposal, "
      + "but never its subviews.",
    skippedWhen: "there are no subviews",
    checkFirst: ["`CGSize(width: 200, height: 100)` left from a first draft"],
    law: .trend(
      Rule.Trend(
        lanes: 1,
        observe: { trial, _ in
          guard trial.count > 0 else { return .nothing(.noSubviews) }
          let size = trial.size(trial.layoutCase.proposal)
          // One fixed question that every trial can ask again: a constant answers all as it.
          let reference = Leaf.rigid(CGSize(width: 7.25, height: 5.75))
          guard trial.layoutCase.subviews.contains(where: { $0 != ViewNode(reference) }) else {
            return .nothing(.indistinct)
          }
          let other = trial.size(.unspecified, with: reference)
          return size.isIdentical(to: other) ? .supports : .refutes
        },
        describe: { trial, _ in
          let size = trial.size(trial.layoutCase.proposal)
          return Violation(
            "answered \(size.text) to every proposal with any subviews; "
              + "a size depends on one of the two",
            actual: trial.baseline)
        })))

  /// A length that layouts take for nil, on an axis.
  private struct Placeholder {
    let axis: Axis
    /// 0, or the 10 points of `replacingUnspecifiedDimensions()` (Apple's reference of it).
    let length: CGFloat

    init(lane: Int) {
      axis = Axis.allCases[lane % 2]
      length = lane < 2 ? 0 : 10
    }
  }

  private static func observeIdeal(_ trial: Trial, _ placeholder: Placeholder) -> TrendEvidence {
    guard trial.count > 0 else { return .nothing(.noSubviews) }
    // What is in it may be 10 points long by itself, as a Color is.
    guard placeholder.length == 0 || trial.kinds == .rigid else {
      return .nothing(.indistinct)
    }
    let axis = placeholder.axis
    let lengths = idealLengths(trial, placeholder)
    guard !lengths.short.isNaN, !lengths.ideal.isNaN, !lengths.room.isNaN else {
      return .nothing(.invalidSize)
    }
    guard isClose(lengths.ideal, lengths.short) else { return .refutes }
    // With all subviews side by side nil leads to no least length, even if 0 does not either.
    let total = trial.ideals.reduce(0) { $0 + $1[axis] }
    guard lengths.ideal < total, !isClose(lengths.room, lengths.short) else {
      return .nothing(.indistinct)
    }
    // A layout that fills what it is offered has no ideal length of its own.
    guard
      placeholder.length == 0
        || !isClose(lengths.room, lengths.offered) && trial.followsSubviews(axis) ?? false
    else { return .nothing(.indistinct) }
    return .supports
  }

  /// Whether the length for nil is one of the layout's own: the same with any other subviews.
  private static func isGiven(_ length: CGFloat, _ trial: Trial, _ axis: Axis) -> Bool {
    let proposal = trial.layoutCase.proposal.replacing(axis, by: nil)
    return [CGSize(width: 1.25, height: 1.75), CGSize(width: 170, height: 130)].allSatisfy { size in
      isClose(trial.size(proposal, with: .rigid(size))[axis], length)
    }
  }

  /// The lengths on an axis for a placeholder, for nil and for ample room, with the other axis at nil.
  private static func idealLengths(
    _ trial: Trial, _ placeholder: Placeholder
  ) -> (short: CGFloat, ideal: CGFloat, room: CGFloat, offered: CGFloat) {
    let axis = placeholder.axis
    let room = trial.ampleRoom(for: trial.size(.unspecified))[axis]
    return (
      trial.size(Proposal.unspecified.replacing(axis, by: placeholder.length))[axis],
      trial.size(.unspecified)[axis],
      trial.size(Proposal.unspecified.replacing(axis, by: room))[axis], room
    )
  }
}
