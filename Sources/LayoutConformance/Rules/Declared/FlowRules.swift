import LayoutAPI
import LayoutEngine

/// The rules on lines of subviews: distances, the first subview, what just fits.
enum FlowRules {
  static let all = [
    keepsSpacing, startsAtOrigin, fitsExactly, keepsWideOnes, isFloatRobust, idealIsOneLine,
    offersLine,
  ]

  static let keepsSpacing = Rule.declared(
    "FLOW-01", "Neighbours MUST stand at the spacing, or further apart.",
    reason: "Subviews that touch here and there look like a mistake.",
    source: "What the spacing of SwiftUI's stacks means; reported bugs: spacing between columns "
      + "and none between rows.",
    inSwiftUI: "A stack puts its spacing between each two neighbours; without one it takes "
      + "the distance that both prefer (Apple's reference of "
      + "ViewSpacing.distance(to:along:)).",
    skippedWhen:
      "the spacing is not known; a subview couples its axes or is a container, or has an "
      + "explicit guide; grid and weighted: a subview is wider than what it is "
      + "offered at its placement",
    checkFirst: [
      "spacing that is added to the size and not to the position",
      "spacing between columns that is missing between rows",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.plain, atLeast: 2)
    let (spacing, lineSpacing) = (try trial.spacing(), try trial.lineSpacing())
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    if trial.profile.room == .offers { try trial.requireRoom(arrangement) }
    let axis = trial.profile.axis
    let frames = arrangement.frames
    for (second, frame) in frames.enumerated() where frame.size != .zero {
      for first in 0..<second where frames[first].size != .zero {
        let gaps = [axis, axis.other].map { frame.gap(to: frames[first], $0) }
        guard !isAtLeast(gaps[0], spacing), !isAtLeast(gaps[1], lineSpacing) else { continue }
        let distances =
          spacing == lineSpacing ? spacing.text : "\(spacing.text) or lines \(lineSpacing.text)"
        return Violation(
          "put subview \(first) at \(frames[first].text) and subview \(second) at \(frame.text) "
            + "for proposal \(arrangement.proposal); neighbours stand \(distances) apart or further",
          subview: second, actual: arrangement)
      }
    }
    return nil
  }

  static let startsAtOrigin = Rule.declared(
    "FLOW-02", "One subview alone MUST stand at the bounds' origin, and the size MUST be its own.",
    reason: "A blank first row, or spacing after the last subview, shows as an odd margin.",
    source: "Reported bugs of flows: a first row without a subview, trailing spacing.",
    inSwiftUI: "A stack subtracts and adds the spacing once for each gap, so not at all for "
      + "one subview (objc.io, How an HStack lays out its children).",
    skippedWhen: "there are no subviews, the first is not rigid, or it has an explicit guide; "
      + "along the lines a flow may also take all that it is offered",
    checkFirst: [
      "a new row that is begun although the current one is empty",
      "spacing that is added after each subview instead of between two",
    ]
  ) { trial throws(SkipReason) in
    guard let first = trial.layoutCase.subviews.first else { throw .noSubviews }
    guard Kinds(of: first) == .rigid else { throw .kinds }
    guard first.guides.isEmpty else { throw .guides }
    let arrangement = try trial.sound(trial.layoutCase.proposal, subviews: [first])
    let (axis, frame) = (trial.profile.axis, arrangement.frames[0])
    let size = arrangement.size
    let isHugging = isClose(size[axis], frame.size[axis])
    // A flow that takes the whole line may align what is in it.
    let isFilling = arrangement.proposal[axis].map { isClose(size[axis], $0) } ?? false
    guard isHugging || isFilling, isClose(size[axis.other], frame.size[axis.other]),
      isClose(frame.start(axis.other), 0), isHugging ? isClose(frame.start(axis), 0) : true
    else {
      return Violation(
        "answered \(size.text) to proposal \(arrangement.proposal) with one subview and put it at "
          + "\(frame.text); one subview alone stands at the origin, in a size that is its own",
        subview: 0, actual: arrangement)
    }
    return nil
  }

  static let fitsExactly = Rule.declared(
    "FLOW-03", "What fits exactly MUST stay in one row, and what is a quarter too wide MUST NOT.",
    reason: "A tag that would just fit falls into the next row, or one that does not is cut off.",
    source: "Reported bugs of flows: spacing after the last subview counted, `<` for `<=`.",
    inSwiftUI: "ViewThatFits takes the first of its views whose ideal size fits what is "
      + "offered; in a layout of one's own the comparison is the author's.",
    skippedWhen: "the spacing is not known; not all subviews are rigid and larger than 0, or one "
      + "has an explicit guide; there are fewer than two; a length is no multiple of "
      + "a quarter",
    checkFirst: [
      "trailing spacing counted: the one after the last subview of a row is in the comparison",
      "`<` where `<=` was meant", "a comparison without the spacing before the subview",
    ]
  ) { trial throws(SkipReason) in
    try trial.requireSolid(atLeast: 2)
    let (axis, spacing) = (trial.profile.axis, try trial.spacing())
    let lengths = trial.ideals.map { $0[axis] } + [spacing]
    guard lengths.allSatisfy({ $0 * 4 == ($0 * 4).rounded() }) else { throw .fineLengths }
    let width = trial.total(axis) + CGFloat(trial.count - 1) * spacing
    for (offer, isOneRow) in [(width, true), (width - 0.25, false)] {
      let arrangement = try trial.sound(Proposal.unspecified.replacing(axis, by: offer))
      let rows = try Rows(arrangement.frames, along: axis).rows
      guard (rows.count == 1) != isOneRow else { continue }
      return Violation(
        "put \(trial.count) subviews that need \(width.text) with their spacing into "
          + "\(counted(rows.count, "row")) where \(offer.text) is offered; "
          + (isOneRow ? "what fits exactly stays in one row" : "what does not fit is wrapped"),
        actual: arrangement)
    }
    return nil
  }

  static let keepsWideOnes = Rule.declared(
    "FLOW-04", "A subview that is wider than the offer MUST be placed, in a row of its own.",
    reason: "A long tag on a narrow screen disappears, or covers its neighbour.",
    source: "Reported bugs of flows: subviews left out, rows that never fit.",
    inSwiftUI: "A subview that is not placed appears in the centre of the container, with "
      + "the container's proposal, over what is there (Apple's reference of "
      + "LayoutSubview.place(at:anchor:proposal:)).",
    skippedWhen: "not all subviews are rigid and larger than 0, or one has an explicit guide; "
      + "no subview is wider than a finite offer",
    checkFirst: [
      "a loop that leaves out what does not fit",
      "a new row that is begun before a wide subview, not after it",
    ]
  ) { trial throws(SkipReason) in
    try trial.requireSolid(atLeast: 1)
    let (axis, longest) = (trial.profile.axis, trial.longest(trial.profile.axis))
    var proposal = trial.layoutCase.proposal
    if !((proposal[axis] ?? .infinity) < longest) {
      guard longest > 0.25 else { throw .indistinct }
      proposal[axis] = longest - 0.25
    }
    let arrangement = trial.arrangement(proposal, origin: .zero)
    if let index = arrangement.placements.firstIndex(where: { $0 == nil }) {
      return Violation(
        "did not place subview \(index) of \(trial.ideals[index].text) for proposal \(proposal); "
          + "what is wider than the offer is placed in a row of its own",
        subview: index, actual: arrangement)
    }
    let sound = try trial.checked(arrangement)
    for row in try Rows(sound.frames, along: axis).rows where row.count > 1 {
      let wide = row.first { trial.ideals[$0][axis] > (proposal[axis] ?? .infinity) }
      guard let wide, let other = row.first(where: { $0 != wide }) else { continue }
      return Violation(
        "put subview \(wide) of \(trial.ideals[wide].text) at \(sound.frames[wide].text) in a row "
          + "with subview \(other) at \(sound.frames[other].text) for proposal \(proposal); "
          + "what is wider than the offer stands in a row of its own",
        subview: wide, actual: sound)
    }
    return nil
  }

  static let isFloatRobust = Rule.declared(
    "FLOW-05", "What fits in real numbers MUST stay in one row, whatever rounding does to a sum.",
    reason: "Widths of text are no multiples of a quarter: on some screens the last word wraps.",
    source: "Binary floating point: 0.1 + 0.1 + 0.1 is more than 0.3.",
    inSwiftUI: "Lengths are not rounded while layouts compute: frames are, when they are "
      + "displayed (WWDC19 session 237; OpenSwiftUI).",
    skippedWhen:
      "the spacing is not known, or no multiple of a quarter; not all subviews are rigid "
      + "and larger than 0, or one has an explicit guide; there are fewer than two",
    checkFirst: [
      "trailing spacing counted: the one after the last subview of a row is in the comparison",
      "a sum that is compared with the offer without room for rounding",
    ]
  ) { trial throws(SkipReason) in
    try trial.requireSolid(atLeast: 2)
    let (axis, spacing) = (trial.profile.axis, try trial.spacing())
    guard spacing * 4 == (spacing * 4).rounded(), spacing >= 0, spacing < 1e6 else {
      throw .fineLengths
    }
    for parts in [10, 3] {
      // One to nine tenths or thirds, by the width of the subview in the case.
      // Nine quarters, whose remainder is finite whatever the width.
      let counts = trial.ideals.map { 1 + Int($0[axis].truncatingRemainder(dividingBy: 2.25) * 4) }
      var subviews = trial.layoutCase.subviews
      for (index, count) in counts.enumerated() {
        var size = trial.ideals[index]
        size =
          axis == .horizontal
          ? CGSize(width: CGFloat(count) / CGFloat(parts), height: size.height)
          : CGSize(width: size.width, height: CGFloat(count) / CGFloat(parts))
        subviews[index].kind = .leaf(.rigid(size))
      }
      // All in units of a part's quarter, where sums are exact; one division rounds at the end.
      let units =
        counts.reduce(0) { $0 + 4 * $1 }
        + parts * Int((spacing * 4).rounded()) * (trial.count - 1)
      let offer = CGFloat(units) / CGFloat(4 * parts)
      let arrangement = try trial.sound(
        Proposal.unspecified.replacing(axis, by: offer), subviews: subviews)
      let rows = try Rows(arrangement.frames, along: axis).rows
      guard rows.count != 1 else { continue }
      let widths = counts.map { CGFloat($0) / CGFloat(parts) }
      return Violation(
        "put subviews \(listed(widths)) \(axis.adjective) with spacing \(spacing.text) into "
          + "\(counted(rows.count, "row")) where their sum of \(offer.text) is offered; "
          + "what fits in real numbers stays in one row",
        actual: arrangement)
    }
    return nil
  }

  static let idealIsOneLine = Rule.declared(
    "FLOW-06", "Offered nothing along its lines a flow MUST put all subviews in one.",
    reason: "nil asks for the ideal length: a flow in a stack, or in a scroll view, wraps where "
      + "there is room.",
    source: "Apple's reference of ProposedViewSize.unspecified: nil asks for the ideal size; "
      + "reported bugs: flows that read nil as 0, as 10 or as the width of a screen.",
    inSwiftUI: "replacingUnspecifiedDimensions() fills in 10 points for nil, a placeholder and no "
      + "ideal length (Apple's reference).",
    skippedWhen: "not all subviews are rigid and larger than 0, or one has an explicit guide; "
      + "there are fewer than two",
    checkFirst: [
      "`replacingUnspecifiedDimensions().width`, which is 10 for nil", "`proposal.width ?? 0`",
      "the width of a screen for nil",
    ]
  ) { trial throws(SkipReason) in
    try trial.requireSolid(atLeast: 2)
    let arrangement = try trial.sound(.unspecified)
    let rows = try Rows(arrangement.frames, along: trial.profile.axis).rows
    guard rows.count != 1 else { return nil }
    return Violation(
      "put \(trial.count) subviews into \(counted(rows.count, "row")) for proposal "
        + "\(arrangement.proposal); the ideal of a flow is one row",
      actual: arrangement)
  }

  static let offersLine = Rule.declared(
    "FLOW-07",
    "A subview that is wider than the line, and need not be, SHOULD be offered the line's width.",
    reason: "Long text that could wrap sticks out of the screen in a single line.",
    source: "Reported bugs of flows: long text is drawn out of bounds (SwiftUI-Flow issue 17).",
    inSwiftUI:
      "Text takes as many lines as it needs in the width that it is offered, and one where "
      + "none is offered (Apple's reference of View.fixedSize(horizontal:vertical:)).",
    skippedWhen:
      "a subview couples its axes or is a container, or has an explicit guide; there are "
      + "no subviews, or none that would be narrower than its ideal size",
    checkFirst: [
      "`sizeThatFits(.unspecified)` for every subview, however wide",
      "the line offered where the subview is measured, and nothing where it is placed",
    ],
    isAdvice: true
  ) { trial throws(SkipReason) in
    try trial.require(.plain)
    let axis = trial.profile.axis
    for line in try lines(trial, axis) {
      let arrangement = try trial.sound(trial.layoutCase.proposal.replacing(axis, by: line))
      for (index, frame) in arrangement.frames.enumerated()
      where !isAtLeast(line, frame.size[axis]) {
        let offer = Proposal.unspecified.replacing(axis, by: line)
        let answer = trial.answer(of: index, to: offer.proposedViewSize)
        guard answer.isFinite, isAtLeast(line, answer[axis]) else { continue }
        return Violation(
          "put subview \(index) at \(frame.text) for proposal \(arrangement.proposal), where it "
            + "would be \(answer.text) if it were offered the line; "
            + "what is wider than the line is offered its width",
          subview: index, actual: arrangement)
      }
    }
    return nil
  }

  /// The lengths of lines to try: that of the case, and one that the subview with the most to give can
  /// just as well stand in as in its ideal length.
  private static func lines(_ trial: Trial, _ axis: Axis) throws(SkipReason) -> [CGFloat] {
    var lines: [CGFloat] = []
    for (index, ideal) in trial.ideals.enumerated() where ideal[axis].isFinite {
      let least = trial.answer(of: index, to: .zero)[axis]
      guard least.isFinite, ideal[axis] - least > 0.5 else { continue }
      lines.append(((ideal[axis] + least) * 2).rounded() / 4)
    }
    guard let longest = lines.max() else { throw .indistinct }
    let own = trial.layoutCase.proposal[axis].flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    return [own, longest].compactMap { $0 }
  }
}

extension Trial {
  /// Makes sure that all subviews are rigid and have an area, so that rows can be told.
  fileprivate func requireSolid(atLeast least: Int) throws(SkipReason) {
    try require(.rigid, atLeast: least)
    guard ideals.allSatisfy({ $0.isFinite && $0.width > 0 && $0.height > 0 }) else {
      throw .indistinct
    }
  }
}

extension CGRect {
  /// The distance between two frames on an axis, negative where they overlap.
  fileprivate func gap(to other: CGRect, _ axis: Axis) -> CGFloat {
    max(start(axis) - other.end(axis), other.start(axis) - end(axis))
  }
}
