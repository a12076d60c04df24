import LayoutAPI

/// The rules on how a run of the layout's methods ends.
package enum RunRules {
  static let all = [returns, returnsInTime, returnsAtGreatestNumber, staysInMemory]

  package static let returns = Rule(
    "RUN-01", .required,
    "Every method MUST return for any proposal, any number of subviews and any subviews that keep "
      + "SwiftUI's contract.",
    reason: "A trap in a layout takes the whole app down, and the proposal that leads to it comes "
      + "from a parent that the layout does not know.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:): zero, infinity "
      + "and nil are ordinary proposals; no subviews are an ordinary container.",
    inSwiftUI:
      "The built-in containers answer every pair of nil, 0, a length and infinity, and are "
      + "0 × 0 without subviews (OpenSwiftUI's stacks). SwiftUI passes such proposals to your "
      + "layout, too: a stack asks for 0 and for infinity to learn how flexible it is.",
    checkFirst: [
      Cause(
        "`Int(…)` of a length that is infinite, NaN or beyond the range of Int",
        where: .reason(Cause.conversion)),
      Cause(
        "a division by a parameter or a count that is 0", where: .reason(Cause.division)),
      Cause(
        "`subviews[0]`, `.first!` or `.max()!` without subviews", where: .noSubviews,
        .reason(Cause.index + Cause.nothing)),
      Cause(
        "an index that is computed, or kept from when there were more subviews",
        where: .someSubviews, .reason(Cause.index)),
      Cause("an optional that is nil for this proposal", where: .reason(Cause.nothing)),
      Cause("`0...count - 1` or `1..<count` without subviews", where: .reason(Cause.range)),
      Cause("a method that calls itself for what is left over", where: .reason(Cause.recursion)),
    ],
    law: .run { trial in play(trial) })

  package static let returnsInTime = Rule(
    "RUN-02", .required,
    "Every method MUST return within the time limit.",
    reason: "Layout runs on the main thread: a method that does not return freezes the app.",
    source: "Follows from RUN-01; the limit is the flag --timeout.",
    inSwiftUI:
      "SwiftUI waits for the method to return, on the main thread; nothing ends it but the "
      + "system's watchdog (vellum-assistant pull 28691: hangs of 2 seconds).",
    checkFirst: [
      "a `while` that waits for a width that never fits",
      "work that doubles with each subview",
    ],
    law: .run { trial in play(trial) })

  package static let returnsAtGreatestNumber = Rule(
    "RUN-03", .recommended,
    "Every method SHOULD return for a proposal of `greatestFiniteMagnitude` too.",
    reason: "Some parents say \"as much as you like\" with the greatest finite number.",
    source: "Apple's reference of ProposedViewSize sets no upper bound on an offer.",
    inSwiftUI:
      "SwiftUI passes any number on. Its own flexible frames and stacks clamp such an offer "
      + "and make no whole number of it (OpenSwiftUI).",
    checkFirst: [
      "`Int(…)` of a length beyond the range of Int",
      "a sum of lengths that becomes infinite and is subtracted again",
    ],
    law: .run { trial in
      let greatest = CGFloat.greatestFiniteMagnitude
      for axis in [Axis.horizontal, .vertical] {
        let proposal = trial.layoutCase.proposal.replacing(axis, by: greatest)
        _ = trial.arrangement(proposal, origin: .zero)
      }
    })

  package static let staysInMemory = Rule(
    "RUN-04", .required,
    "Every method MUST stay within the memory limit.",
    reason: "The system ends an app that takes too much memory.",
    source: "Follows from RUN-01; the limit is the flag --memory.",
    inSwiftUI: "SwiftUI sets no limit; the system ends the app.",
    checkFirst: ["an array that grows while a width never fits"],
    law: .run { trial in play(trial) })

  /// The rule that a layout breaks which ends a run in such a way.
  package static func rule(of status: Finding.Status) -> Rule {
    switch status {
    case .hang: returnsInTime
    case .memory: staysInMemory
    default: returns
    }
  }

  /// Makes every call that the case describes, once a trial.
  private static func play(_ trial: Trial) {
    guard trial.takesPlay() else { return }
    let baseline = trial.baseline
    guard !trial.layoutCase.script.isEmpty else { return }
    let played = trial.run { root in
      trial.playScript(on: root)
      return (baseline.proposal, baseline.bounds)
    }
    _ = played.frames
  }
}
