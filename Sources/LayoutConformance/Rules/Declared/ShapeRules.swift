import LayoutAPI
import LayoutEngine

/// The rules on the shape that the frames make: overlap, overflow, the bounds' edges, the centre.
enum ShapeRules {
  static let all = [
    overlapsNot, staysInside, ownsOverflow, hugs, fills, respectsProposal, isCentred,
  ]

  static let overlapsNot = Rule.declared(
    "SHAPE-01", "Two subviews MUST NOT overlap.",
    reason: "What lies below takes no taps and cannot be read.",
    source: "What rows, flows and grids promise; reported bugs: rows as high as their first "
      + "subview, columns narrower than what is in them.",
    inSwiftUI: "Nothing moves or clips what overlaps: the later subview is drawn over the "
      + "earlier one, unless zIndex says otherwise (Apple's reference of View.zIndex(_:)).",
    skippedWhen: "a subview couples its axes or is a container, or has an explicit guide; "
      + "flow: the offered width is not finite or narrower than the widest subview; grid "
      + "and weighted: a subview is wider than what it is offered at its placement",
    checkFirst: [
      "the height of a row taken from one subview instead of the highest",
      "a position that moves on by an ideal width while the subview is offered more",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.plain, atLeast: 2)
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    try trial.requireRoom(arrangement)
    let frames = arrangement.frames
    for (second, frame) in frames.enumerated() where !frame.isFlat {
      for first in 0..<second where !frames[first].isFlat && frame.overlaps(frames[first]) {
        return Violation(
          "put subview \(first) at \(frames[first].text) and subview \(second) at \(frame.text) "
            + "for proposal \(arrangement.proposal); no two subviews overlap",
          subview: second, actual: arrangement)
      }
    }
    return nil
  }

  static let staysInside = Rule.declared(
    "SHAPE-02", "For every finite offer every subview of any kind MUST stand inside the bounds.",
    reason: "What sticks out covers the neighbours, or is clipped.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:).",
    inSwiftUI: "Apple's reference of placeSubviews asks to place all subviews within the "
      + "region. Nothing enforces it, and nothing is clipped.",
    skippedWhen: "the proposal is infinite, a subview has an explicit guide, or stands outside of "
      + "a size that is that of the subviews of the highest priority alone",
    checkFirst: [
      "the offer returned as the size, while the subviews need more",
      "a proposal at placement that was never measured",
    ],
    premises: .soundCopies
  ) { trial throws(SkipReason) in
    try trial.require(.all)
    return try overflow(trial)
  }

  static let ownsOverflow = Rule.declared(
    "SHAPE-03",
    "For every finite offer every rigid subview MUST stand inside the bounds: the size "
      + "owns up to what does not fit.",
    reason: "A parent can scroll or shrink only what it is told of.",
    source: "SwiftUI's own stacks answer with a size beyond the offer where subviews need it.",
    inSwiftUI: "The size is taken as it is, the parent cannot override it (WWDC19 session "
      + "237). An HStack in 150 points of a view of exactly 100 and one of at most 100 "
      + "answers up to 175 (objc.io).",
    skippedWhen: "not all subviews are rigid, one has an explicit guide or stands outside of a "
      + "size that is that of the subviews of the highest priority alone, or the proposal is infinite",
    checkFirst: [
      "`min(width, proposal.width)` as the result", "`proposal.width ?? width` as the result",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.rigid)
    return try overflow(trial)
  }

  static let hugs = Rule.declared(
    "SHAPE-04",
    "Rigid subviews MUST reach all edges of the bounds, on the axes that the profile "
      + "names, and none beyond.",
    reason: "Room that nobody asked for pushes the neighbours away.",
    source: "SwiftUI's own stacks are as large as what is in them.",
    inSwiftUI: "A stack is as long as its subviews and the gaps between them (OpenSwiftUI).",
    skippedWhen: "not all subviews are rigid, or one has an explicit guide",
    checkFirst: [
      "spacing after the last subview, or before the first", "a first row without a subview",
    ]
  ) { trial throws(SkipReason) in
    try trial.require(.rigid)
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    let bounds = arrangement.bounds
    for axis in Axis.allCases where trial.profile.hugs.contains(Axis.Set(axis)) {
      let (start, end) = arrangement.frames.hull(axis)
      guard isClose(start, bounds.start(axis)), isClose(end, bounds.end(axis)) else {
        return Violation(
          "is \(bounds.size[axis].text) \(axis.adjective) for proposal \(arrangement.proposal) and "
            + "its subviews reach from \(start.text) to \(end.text); "
            + "the subviews must reach the bounds' edges",
          actual: arrangement)
      }
    }
    return nil
  }

  static let fills = Rule.declared(
    "SHAPE-05", "The size MUST be what was offered, on the axes that the profile names.",
    reason: "A layout that promises to fill leaves a gap, or pushes others away.",
    source: "What SwiftUI's shapes and GeometryReader do; Apple's reference of "
      + "ProposedViewSize.replacingUnspecifiedDimensions(by:).",
    inSwiftUI: "Colors, shapes and GeometryReader take what they are offered, and 10 points "
      + "for nil (Apple's reference of "
      + "ProposedViewSize.replacingUnspecifiedDimensions(by:)).",
    skippedWhen: "nothing finite is offered, or there are no subviews; with weights: one is 0, or "
      + "the gaps alone are wider than the offer",
    checkFirst: [
      "`max(width, proposal.width)` as the result", "the ideal size as the result",
      "spacing counted once too often",
    ],
    premises: .soundCopies
  ) { trial throws(SkipReason) in
    try trial.require(.all, withGuides: true)
    let proposal = trial.layoutCase.proposal
    let axes = Axis.allCases.filter { axis in
      trial.profile.fills.contains(Axis.Set(axis)) && (proposal[axis] ?? .infinity).isFinite
    }
    guard !axes.isEmpty else { throw .noFiniteOffer }
    if trial.profile.switchesOn.contains(DistributionRules.isProportional.id) {
      _ = try DistributionRules.free(trial, try trial.weights())
    }
    let size = trial.size(proposal)
    for axis in axes {
      guard let offer = proposal[axis], !isClose(size[axis], offer) else { continue }
      return Violation(
        "answered \(size.text) to proposal \(proposal); "
          + "the \(axis.dimension) must be what was offered",
        actual: trial.arrangement(proposal, origin: .zero))
    }
    return nil
  }

  static let respectsProposal = Rule.declared(
    "SHAPE-06", "On each axis the size MUST be at most what was offered.",
    reason: "What is larger than its offer overlaps what the parent put beside it.",
    source: "What SwiftUI's shapes do, and views with flexible frames.",
    inSwiftUI: "SwiftUI does not ask for this: Apple's own example of a basic stack ignores "
      + "the proposal (Apple's reference of sizeThatFits), and a stack answers with more "
      + "than its offer where its subviews need it.",
    skippedWhen: "nothing finite is offered, or the size is negative or NaN",
    checkFirst: ["a minimum that is returned for 0", "`max(ideal, offer)` as the result"],
    premises: .soundCopies
  ) { trial throws(SkipReason) in
    let proposal = trial.layoutCase.proposal
    let size = trial.size(proposal)
    guard !size.isInvalid else { throw .invalidSize }
    let axes = Axis.allCases.filter { (proposal[$0] ?? .infinity).isFinite }
    guard !axes.isEmpty else { throw .noFiniteOffer }
    for axis in axes {
      guard let offer = proposal[axis], !isAtLeast(offer, size[axis]) else { continue }
      return Violation(
        "answered \(size.text) to proposal \(proposal); "
          + "the \(axis.dimension) must be at most what was offered",
        actual: trial.arrangement(proposal, origin: .zero))
    }
    return nil
  }

  static let isCentred = Rule.declared(
    "SHAPE-07",
    "The subviews together MUST stand in the middle of the bounds, and in reverse order "
      + "they stand as in a mirror.",
    reason: "A pile that leans looks like a mistake, and one that leans by order is one.",
    source: "SwiftUI's ZStack centres its subviews where no alignment is given.",
    inSwiftUI: "A ZStack aligns its subviews at their centres unless it is told otherwise "
      + "(Apple's reference of ZStack).",
    skippedWhen: "a subview couples its axes or is a container, or has an explicit guide or "
      + "a spacing of its own; the mirror: not all subviews are rigid",
    checkFirst: [
      "an anchor of `.topLeading` where `.center` was meant", "an offset for each index",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require(.plain)
    guard !trial.layoutCase.subviews.contains(where: { !$0.spacing.isEmpty }) else {
      throw .ownSpacing
    }
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    for axis in Axis.allCases {
      let (start, end) = arrangement.frames.hull(axis)
      let middle = arrangement.bounds.middle(axis)
      guard isClose((start + end) / 2, middle) else {
        return Violation(
          "put its subviews from \(start.text) to \(end.text) in bounds that are "
            + "\(arrangement.size[axis].text) \(axis.adjective) for proposal "
            + "\(arrangement.proposal); the middle of the subviews is that of the bounds",
          actual: arrangement)
      }
    }
    return trial.kinds == .rigid ? try mirror(trial, arrangement) : nil
  }

  private static func mirror(
    _ trial: Trial, _ arrangement: Arrangement
  ) throws(SkipReason) -> Violation? {
    let axis = trial.profile.axis
    let reversed = try trial.sound(
      arrangement.proposal, subviews: trial.layoutCase.subviews.reversed())
    let expected = arrangement.frames.map { frame in
      var frame = frame
      frame.origin[axis] = arrangement.size[axis] - frame.end(axis)
      return frame
    }
    for (index, wanted) in expected.enumerated() {
      let actual = reversed.frames[expected.count - 1 - index]
      guard !actual.isClose(to: wanted) else { continue }
      return Violation(
        "put subview \(index) at \(arrangement.frames[index].text), and at \(actual.text) with the "
          + "subviews in reverse order, for proposal \(arrangement.proposal); "
          + "in reverse order the subviews stand as in a mirror, here at \(wanted.text)",
        subview: index, actual: arrangement)
    }
    return nil
  }

  private static func overflow(_ trial: Trial) throws(SkipReason) -> Violation? {
    guard trial.layoutCase.proposal.isFinite else { throw .infiniteProposal }
    let arrangement = try trial.sound(trial.layoutCase.proposal)
    for (index, frame) in arrangement.frames.enumerated()
    where !frame.isInside(arrangement.bounds) {
      guard !trial.isOutranked(index, in: arrangement) else { throw .outranked }
      return Violation(
        "answered \(arrangement.size.text) to proposal \(arrangement.proposal) and put subview "
          + "\(index) at \(frame.text); the size must own up to every subview",
        subview: index, actual: arrangement)
    }
    return nil
  }
}

extension CGRect {
  /// Whether the frame has no area.
  fileprivate var isFlat: Bool { !isAtLeast(size.width, 2e-6) || !isAtLeast(size.height, 2e-6) }

  /// Whether two frames overlap on both axes by more than rounding.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    Axis.allCases.allSatisfy { axis in
      !isAtLeast(start(axis), other.end(axis)) && !isAtLeast(other.start(axis), end(axis))
    }
  }
}

extension Array<CGRect> {
  /// The interval that the frames reach over on an axis.
  fileprivate func hull(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    (map { $0.start(axis) }.min() ?? 0, map { $0.end(axis) }.max() ?? 0)
  }
}

extension Axis {
  fileprivate var dimension: String { self == .horizontal ? "width" : "height" }
}
