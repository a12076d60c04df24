import LayoutAPI
import LayoutEngine

/// The rules on the agreement of size and placement.
///
/// A subview may stand outside by its traits: see `Overflow.swift`. They place at the origin 0, 0: what goes wrong elsewhere only is PLACE-05's.
enum AgreementRules {
  static let all = [atIdeal, withRoom, withAmpleRoom, placedAsMeasured, withRoomAnyKind]

  /// By which traits of subviews one may stand outside, in words.
  private static let traits =
    "beside an explicit guide not all subviews are rigid, the guide lies outside of its view, or the "
    + "size is that of a pile; the size is that of the subviews of the highest priority alone; "

  static let atIdeal = Rule(
    "AGREE-01", .required,
    "At the ideal size every subview MUST stand inside the bounds.",
    reason: "What stands outside overlaps the neighbours, is clipped, or takes no taps.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): the same "
      + "computation for size and placement, subviews within the bounds.",
    inSwiftUI: "Nothing moves or clips what stands outside the bounds: it is drawn over the "
      + "neighbours. Apple's reference asks to place all subviews within the region.",
    skippedWhen: "a subview couples its axes or is a container; there are no subviews; "
      + traits + ContainmentAxes.exception,
    checkFirst: [
      Cause("an item that is wider than the width on offer", where: .tooWideSubview),
      "a radius or a column that ignores the subviews' sizes",
      "the size sums ideal sizes, the placement uses others",
      Cause("spacing that only one of the two adds", where: .severalSubviews),
      "a default anchor of `.topLeading` where the centre was meant",
    ],
    law: .containment { trial, axes in
      guard trial.kinds.isSubset(of: .plain) else { return .skipped(.kinds) }
      return judgeContainment(trial, axes, at: .unspecified)
    })

  static let withRoom = Rule(
    "AGREE-02", .required,
    "With at least its ideal size on offer, every rigid subview MUST stand inside the bounds.",
    reason: "There is room enough: what overflows is an error of arithmetic.",
    source: "As AGREE-01.",
    inSwiftUI: "As with AGREE-01. The bounds have the size that the layout answered for the very "
      + "proposal that is passed with them.",
    skippedWhen:
      "not all subviews are rigid; there are no subviews; the ideal size leaves no room; "
      + traits + ContainmentAxes.exception,
    checkFirst: [
      Cause("an item that is wider than the width on offer", where: .tooWideSubview),
      "a radius or a column that ignores the subviews' sizes",
      "a share of the width that is smaller than the subview in it",
      Cause("a row that is not wrapped where the width ends", where: .severalSubviews),
      "a circle through the bounds' edge without the subview's own size taken off",
    ],
    law: .containment { trial, axes in
      guard trial.kinds == .rigid else {
        return .skipped(trial.count == 0 ? .noSubviews : .kinds)
      }
      return judgeContainmentWithRoom(trial, axes)
    })

  static let withAmpleRoom = Rule(
    "AGREE-03", .required,
    "With four times the room that the subviews need, every rigid subview MUST stand inside.",
    reason: "Even a layout that fills its offer has room for everything there.",
    source: "As AGREE-01.",
    inSwiftUI: "As with AGREE-01. A layout that answers `replacingUnspecifiedDimensions()`, as "
      + "Apple's radial sample does, is placed in bounds of that size.",
    skippedWhen: "not all subviews are rigid, or there are none; "
      + traits + "the length of an axis follows neither the subviews nor the proposal",
    checkFirst: [
      "a fixed distance that does not depend on the bounds",
      "a default anchor of `.topLeading` at the bounds' far edge",
    ],
    law: .containment { trial, axes in
      guard trial.kinds == .rigid else {
        return .skipped(trial.count == 0 ? .noSubviews : .kinds)
      }
      let ideal = trial.size(.unspecified)
      guard ideal.isFinite, !ideal.isInvalid else { return .skipped(.invalidSize) }
      return judgeContainment(
        trial, axes.ofFillersToo, at: Proposal(trial.ampleRoom(for: ideal)))
    })

  static let placedAsMeasured = Rule(
    "AGREE-04", .recommended,
    "A rigid or text subview that was measured SHOULD be placed at a size that it was measured at.",
    reason: "A text that was measured in one line and placed in two covers what is below it.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:); reported bug: "
      + "FrameUp commit 4af4d53.",
    inSwiftUI:
      "A subview's size is its own answer to the proposal that is given to place, not what "
      + "it was measured at. The built-in stacks offer a nil cross length as their own size "
      + "when they place (OpenSwiftUI and MySwiftUI), so only rigid views and texts are "
      + "judged.",
    skippedWhen: "a subview couples its axes or is a container; no rigid or text subview was both "
      + "measured and placed",
    checkFirst: [
      "measured with a share of the width, placed with `.unspecified`",
      "placed with the bounds' height, measured with nil",
    ],
    law: .each { trial in
      // SwiftUI's own stacks offer their cross length only when they place: what couples its axes
      // is as flexible then as it was not before, and its neighbours get another share.
      guard trial.kinds.isSubset(of: .plain.union(.spacer)) else { return .skipped(.kinds) }
      let arrangement = trial.baseline
      guard arrangement.isFinite else { return .skipped(.infiniteSize) }
      let frames = arrangement.frames
      // Whether each subview stands at a size that it was measured at; nil if it was not measured.
      var isKept = [Bool?](repeating: nil, count: trial.count)
      arrangement.calls.forEachMeasurement { measurement in
        guard isKept[measurement.subview] != true else { return }
        isKept[measurement.subview] =
          measurement.size.isClose(to: frames[measurement.subview].size)
      }
      var judged = false
      for (index, placement) in arrangement.placements.enumerated() {
        guard let placement,
          Kinds([.rigid, .text]).contains(Kinds(of: trial.layoutCase.subviews[index]))
        else { continue }
        guard let isKept = isKept[index] else { continue }
        judged = true
        // SwiftUI's own ZStack offers its size to all of its subviews when it places them.
        guard !placement.proposal.agrees(with: ProposedViewSize(arrangement.size)) else { continue }
        guard !isKept else { continue }
        var answers: Set<String> = []
        arrangement.calls.forEachMeasurement {
          if $0.subview == index { answers.insert($0.size.text) }
        }
        let measured = answers.sorted().joined(separator: " and ")
        return .violated(
          Violation(
            "measured subview \(index) as \(measured) and placed it with "
              + "\(placement.proposal.text), where it is \(frames[index].size.text); "
              + "a subview must be placed at a size that it was measured at",
            subview: index, actual: arrangement))
      }
      return judged ? .holds : .skipped(.notMeasured)
    })

  static let withRoomAnyKind = Rule(
    "AGREE-05", .recommended,
    "With at least its ideal size on offer, every text, greedy or flexible subview SHOULD stand "
      + "inside the bounds.",
    reason: "Subviews that answer the offer are where sizes and placement part ways.",
    source: "As AGREE-01.",
    inSwiftUI: "As with AGREE-01: a greedy subview takes what it is offered at its placement, and "
      + "goes over the bounds if that is too much.",
    skippedWhen: "all subviews are rigid, or one couples its axes or is a container; "
      + traits + ContainmentAxes.exception,
    checkFirst: [
      "sized with a share of the width, placed with `.unspecified`",
      "an offer at placement that was never measured",
    ],
    law: .containment { trial, axes in
      guard trial.kinds.isSubset(of: .plain), !trial.kinds.isSubset(of: .rigid) else {
        return .skipped(.kinds)
      }
      return judgeContainmentWithRoom(trial, axes)
    })

  private static func judgeContainmentWithRoom(
    _ trial: Trial, _ axes: ContainmentAxes
  ) -> Verdict {
    let ideal = trial.size(.unspecified)
    guard ideal.isFinite, !ideal.isInvalid else { return .skipped(.invalidSize) }
    var proposal = Proposal(ideal)
    let offer = trial.layoutCase.proposal
    for axis in Axis.allCases {
      // What is not offered stays so beside a length: with neither the rule is AGREE-01.
      if offer[axis] == nil, offer[axis.other] != nil {
        proposal[axis] = nil
        continue
      }
      if let offered = offer[axis], offered.isFinite {
        proposal[axis] = max(offered, ideal[axis])
      }
      guard let length = proposal[axis], length > 0 else { return .skipped(.noRoom) }
    }
    return judgeContainment(trial, axes, at: proposal)
  }

  private static func judgeContainment(
    _ trial: Trial, _ axes: ContainmentAxes, at proposal: Proposal
  ) -> Verdict {
    guard trial.count > 0 else { return .skipped(.noSubviews) }
    guard trial.keepsGuidesWithin else { return .skipped(.outlyingGuides) }
    let arrangement = trial.arrangement(proposal, origin: .zero)
    guard !arrangement.size.isInvalid, arrangement.isFinite else {
      return .skipped(.invalidSize)
    }
    // A subview that was never placed is PLACE-01's, a frame that is not finite PLACE-03's, and one
    // that is parked PLACE-07's.
    var isElsewhere = false
    for (index, frame) in arrangement.frames.enumerated()
    where arrangement.placements[index] != nil && frame.isFinite
      && !frame.isInside(arrangement.bounds)
      && !arrangement.isParked(index)
    {
      guard axes.contain(where: { frame.sticksOut(of: arrangement.bounds, $0) }, trial, arrangement)
      else {
        isElsewhere = true
        continue
      }
      if let reason = trial.mayStandOutside(index, of: arrangement) { return .skipped(reason) }
      return .violated(
        Violation(
          "answered \(arrangement.size.text) to proposal \(proposal) and put subview \(index) at "
            + "\(frame.text); every subview must stand inside the bounds",
          subview: index, actual: arrangement))
    }
    return isElsewhere ? .skipped(.ofOtherPurpose) : .holds
  }
}

extension Trial {
  /// Room for everything four times over, at least `ideal`, at least a point.
  func ampleRoom(for ideal: CGSize) -> CGSize {
    let total = ideals.reduce(CGSize.zero) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
    return CGSize(
      width: max(ideal.width, 4 * total.width, 1), height: max(ideal.height, 4 * total.height, 1))
  }
}
