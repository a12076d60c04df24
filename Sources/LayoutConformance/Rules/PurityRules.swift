import LayoutAPI
import LayoutEngine

/// The rules on what a result may depend on.
package enum PurityRules {
  static let all = [
    isDeterministic, forgetsHistory, ignoresDirection, needsNoMeasuring, writesNoState,
  ]

  package static let isDeterministic = Rule(
    "PURE-01", .required,
    "Two fresh runs of the same case MUST agree bit for bit.",
    reason: "SwiftUI runs a layout as often as it likes; one that differs from run to run makes "
      + "views jump.",
    source: "Apple's reference of Layout: the system may recreate the cache at any time without "
      + "another result.",
    inSwiftUI: "SwiftUI runs the methods as often as it likes and remembers some results (the last "
      + "three proposals in OpenSwiftUI): which run is shown is not for the layout to know.",
    checkFirst: [
      "`.random(in:)`",
      "the order of a Set or a Dictionary, which is another one in each of them",
      "a clock: `Date()`, `ContinuousClock.now`",
      "state outside of the cache: a counter, a layout that is a class or shares one",
    ],
    law: .each { trial in
      let first = trial.baseline
      guard let variation = trial.findVariation() else { return .holds }
      return .violated(
        Violation(
          "\(opening): it \(variation.difference.text); equal questions must have equal answers",
          subview: variation.difference.subview, actual: variation.arrangement,
          expected: first.frames))
    })

  static let forgetsHistory = Rule(
    "PURE-02", .required,
    "What was asked before MUST NOT change a size, a placement, a guide or the spacing.",
    reason: "Parents measure with several proposals, in an order that no layout knows.",
    source: "Apple's reference of Layout.sizeThatFits(proposal:subviews:cache:): it may be called "
      + "several times; reported bugs: swiftui-WrapLayout issues 10 and 11, mobile-air pull 480.",
    inSwiftUI: "A stack probes with infinity and 0 before it offers a share; ViewThatFits asks for "
      + "the ideal first. SwiftUI remembers answers, so the call right before the placement "
      + "may be missing (swiftui-WrapLayout issues 10 and 11, mobile-air pull 480).",
    skippedWhen: "the case has no history",
    checkFirst: [
      "rows that sizeThatFits stores and placeSubviews uses, whatever the proposal was",
      "a counter in the cache",
      "an array in the cache that grows with each call",
    ],
    premises: .equalRuns,
    law: .each { trial in
      guard !trial.layoutCase.script.isEmpty else { return .skipped(.noScript) }
      let fresh = trial.baseline
      let measuredLast = trial.run(telling: true) { root in
        trial.playScript(on: root)
        return measured(root, trial)
      }
      // SwiftUI remembers sizes too: the proposal may have been measured before all the others.
      let measuredFirst = trial.run(telling: true) { root in
        let result = measured(root, trial)
        trial.playScript(on: root)
        return result
      }
      for arrangement in [measuredLast, measuredFirst] {
        guard
          let difference = trial.difference(
            of: arrangement,
            "after \(counted(trial.layoutCase.script.count, "other call"))")
        else { continue }
        return .violated(
          Violation(
            "\(difference.text); what was asked before must not matter",
            subview: difference.subview, actual: arrangement, expected: fresh.frames))
      }
      return .holds
    })

  static let ignoresDirection = Rule(
    "PURE-03", .recommended,
    "Size, placement, guides and spacing SHOULD be the same for left-to-right and right-to-left.",
    reason: "SwiftUI mirrors the frames itself: a layout that does it too is mirrored twice.",
    source: "swiftui-lab.com, The SwiftUI Layout Protocol, part 1; OpenSwiftUI's placement.",
    inSwiftUI:
      "SwiftUI mirrors each frame in its container: x′ = maxX − (x + width − minX). Layouts "
      + "count in left-to-right coordinates (swiftui-lab.com; OpenSwiftUI's setGeometry).",
    skippedWhen: "there are no subviews",
    checkFirst: ["`layoutDirection == .rightToLeft ? bounds.maxX - width : bounds.minX`"],
    premises: .equalRuns,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let direction = trial.layoutCase.direction
      let other: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
      let mirrored = trial.run(reading: other) { root in measured(root, trial) }
      guard
        let difference = trial.difference(
          from: mirrored, "reading \(words(direction))", "reading \(words(other))")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); SwiftUI mirrors the frames, the layout must not",
          subview: difference.subview, actual: trial.baseline, expected: mirrored.frames))
    })

  static let needsNoMeasuring = Rule(
    "PURE-04", .recommended,
    "Placing SHOULD NOT need a measurement just before it.",
    reason: "SwiftUI remembers sizes: after an update it may place without asking again.",
    source: "Apple's reference of Layout.makeCache(subviews:); OpenSwiftUI keeps the last sizes.",
    inSwiftUI:
      "SwiftUI remembers sizes: after an update it may place without asking again (Apple's "
      + "reference of makeCache; OpenSwiftUI).",
    skippedWhen: "there are no subviews, or the size is infinite or NaN",
    checkFirst: ["arrays in the cache that only sizeThatFits fills"],
    premises: .equalRuns,
    law: .each { trial in
      guard trial.count > 0 else { return .skipped(.noSubviews) }
      let fresh = trial.baseline
      guard fresh.isFinite else { return .skipped(.infiniteSize) }
      let unmeasured = trial.run(telling: true) { _ in (fresh.proposal, fresh.bounds) }
      let updated = trial.run(telling: true) { root in
        let result = measured(root, trial)
        root.updateCache()
        return result
      }
      for (arrangement, condition) in [
        (unmeasured, "without measuring first"), (updated, "right after updateCache"),
      ] {
        guard
          let difference = trial.difference(
            of: arrangement, condition, baseline: "right after measuring")
        else { continue }
        return .violated(
          Violation(
            "\(difference.text); a placement must not need a measurement before it",
            subview: difference.subview, actual: arrangement, expected: fresh.frames))
      }
      return .holds
    })

  static let writesNoState = Rule(
    "PURE-05", .recommended,
    "Measuring and placing SHOULD NOT write to a binding, a state or a published property, nor call a "
      + "closure that takes a value.",
    reason:
      "A change of state lays the views out again, which writes again: the layout loops, and the "
      + "processor with it.",
    source:
      "The SwiftUI Lab, Safely Updating The View State: CPU spikes and crashes where a view changes "
      + "its state while it is updated.",
    inSwiftUI:
      "A state that changes while views are updated is a runtime warning (\"Modifying state during "
      + "view update, this will cause undefined behavior.\"; The SwiftUI Lab).",
    skippedWhen: "",
    checkFirst: [
      "a measured height that sizeThatFits hands to a binding",
      "a number of rows that placeSubviews reports",
    ],
    law: .each { trial in
      let baseline = trial.baseline
      guard let first = trial.stateWrites.first else { return .holds }
      let times = trial.stateWrites.count
      return .violated(
        Violation(
          first == StateWrites.closure
            ? "called a closure that takes a value while it was measured and placed, "
              + "\(counted(times, "time")) in all; a layout must hand out nothing"
            : "wrote to \(first) while it was measured and placed, \(counted(times, "write")) in all; a "
              + "layout must leave state as it is",
          actual: baseline))
    })

  /// Measures the case's proposal, and gives what a placement of it needs.
  static func measured(
    _ root: any Container, _ trial: Trial
  ) -> (proposal: Proposal, bounds: CGRect) {
    let proposal = trial.layoutCase.proposal
    let size = root.sizeThatFits(proposal.proposedViewSize)
    return (proposal, CGRect(origin: trial.layoutCase.origin, size: size))
  }

  private static func words(_ direction: LayoutDirection) -> String {
    direction == .leftToRight ? "left to right" : "right to left"
  }
}

extension PurityRules {
  /// How the message of PURE-01 begins.
  fileprivate static let opening = "differs from run to run"
}

extension Exhibit {
  /// Says in the message of PURE-01 what the layout takes its differences from.
  package mutating func name(source: String) {
    let opening = PurityRules.opening
    guard message.hasPrefix(opening + ":") else { return }
    message = opening + ", by \(source)" + message.dropFirst(opening.count)
  }
}
