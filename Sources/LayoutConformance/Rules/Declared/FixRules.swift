import LayoutAPI
import LayoutEngine

/// The rules on what comes of a layout that is offered its own size.
enum FixRules {
  static let all = [isIdempotent, isFixpoint]

  static let isIdempotent = Rule.declared(
    "FIX-01", "Offered its own size a layout MUST answer with it again.",
    reason: "Parents place a view with the size that it chose: another answer then leaves a gap.",
    source: "What a flow promises: its rows are the same in the width that they need. Where a "
      + "length is no multiple of a quarter there is room for rounding, which is FLOW-05's.",
    inSwiftUI: "A subview is as large as its own answer to the proposal of its placement, "
      + "which is often the size that was measured before (Apple's reference of "
      + "LayoutSubview.place(at:anchor:proposal:)).",
    skippedWhen: "a subview is neither rigid nor text, or has an explicit guide; "
      + "flow: the offered width is not finite or narrower than the widest subview",
    checkFirst: [
      "trailing spacing counted: in the comparison, and not in the size, or the other way round",
      "`<` where `<=` was meant, so that what just fits is wrapped",
      "a margin that is added to the size and not taken off the offer",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require([.rigid, .text])
    let (first, second) = try again(trial)
    guard !second.size.isClose(to: first.size) else { return nil }
    return Violation(
      "answered \(first.size.text) to proposal \(first.proposal) and \(second.size.text) to "
        + "proposal \(second.proposal); the answer to its own size must be that size",
      actual: second)
  }

  static let isFixpoint = Rule.declared(
    "FIX-02", "Offered its own size a layout MUST leave every subview where it was.",
    reason: "Between measuring and placing the subviews jump.",
    source: "Apple's reference of Layout.placeSubviews(in:proposal:subviews:cache:): the bounds "
      + "have the size that the layout chose.",
    inSwiftUI: "placeSubviews gets the proposal that the bounds are the answer to (Apple's "
      + "reference of placeSubviews). Where a parent places the layout with its own size, "
      + "that is another than the one that was measured.",
    skippedWhen: "a subview is neither rigid nor text, or has an explicit guide; "
      + "flow: the offered width is not finite or narrower than the widest subview",
    checkFirst: [
      "room that is shared out at placement and was not there at measuring",
      "`<` where `<=` was meant, so that what just fits is wrapped",
    ],
    premises: .equalRuns
  ) { trial throws(SkipReason) in
    try trial.require([.rigid, .text])
    let (first, second) = try again(trial)
    for (index, frame) in second.frames.enumerated()
    where !frame.isClose(to: first.frames[index]) {
      return Violation(
        "put subview \(index) at \(first.frames[index].text) for proposal \(first.proposal) and at "
          + "\(frame.text) for its own size of \(first.size.text); "
          + "the frames for its own size must be the same",
        subview: index, actual: second, expected: first.frames)
    }
    return nil
  }

  /// What comes of the case's proposal, and of the size that is the answer to it.
  private static func again(
    _ trial: Trial
  ) throws(SkipReason) -> (first: Arrangement, second: Arrangement) {
    let first = try trial.sound(trial.layoutCase.proposal)
    try trial.requireRoom(first)
    return (first, try trial.sound(Proposal(ownSize(of: first, trial))))
  }

  /// The size, with room for a rounding error where a length is no multiple of a quarter.
  ///
  /// A layout may add up the same lengths in another order when it compares: what that does to a sum is
  /// FLOW-05's, which is about nothing else.
  private static func ownSize(of first: Arrangement, _ trial: Trial) -> CGSize {
    let lengths = (trial.ideals + [first.size]).flatMap { [$0.width, $0.height] }
    guard !lengths.allSatisfy({ $0 * 4 == ($0 * 4).rounded() }) else { return first.size }
    func roomy(_ length: CGFloat) -> CGFloat { length + tolerance(length, length) / 2 }
    return CGSize(width: roomy(first.size.width), height: roomy(first.size.height))
  }
}
