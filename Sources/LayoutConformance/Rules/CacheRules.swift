import LayoutAPI
import LayoutEngine

/// The rules on the cache.
enum CacheRules {
  static let all = [followsSubviews, canBeThrownAway, followsParameters]

  static let followsSubviews = Rule(
    "CACHE-01", .required,
    "After the subviews changed and updateCache ran, results MUST equal those of a fresh cache.",
    reason: "A stale cache shows the old text's size around the new text.",
    source: "Apple's reference of Layout.updateCache(_:subviews:): called when a subview changes; "
      + "by default the cache is made again.",
    inSwiftUI:
      "makeCache runs once, updateCache at each later change of a subview; by default that "
      + "makes the cache again (Apple's reference; OpenSwiftUI).",
    skippedWhen: "the case changes no subviews",
    checkFirst: [
      "an empty `updateCache`",
      "`updateCache` that refreshes some of the arrays",
      "rows in the cache that are kept if they are there",
    ],
    premises: .equalRuns,
    law: .each { trial in
      guard let earlier = trial.layoutCase.before?.subviews, earlier != trial.layoutCase.subviews
      else { return .skipped(.noEarlierSubviews) }
      let updated = trial.run { root in
        let later = root.children
        // There is no cache yet that could be updated.
        root.update(children: trial.nodes(of: earlier))
        useCache(of: root, trial)
        root.update(children: later)
        return PurityRules.measured(root, trial)
      }
      guard
        let difference = Difference(
          updated, from: trial.baseline, "after the subviews changed and updateCache ran")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); an updated cache must give what a fresh one gives",
          subview: difference.subview, actual: updated, expected: trial.baseline.frames))
    })

  static let canBeThrownAway = Rule(
    "CACHE-02", .required,
    "To throw the cache away and make it again MUST change nothing.",
    reason: "SwiftUI may do so at any time.",
    source:
      "Apple's reference of Layout.makeCache(subviews:): the system can recreate the cache at "
      + "any time without another result.",
    inSwiftUI: "SwiftUI may recreate the cache at any time (Apple's reference of makeCache); "
      + "AnyLayout does when the layout's type changes (OpenSwiftUI).",
    checkFirst: [
      "a counter or a flag in the cache", "something in the cache that was decided, not computed",
    ],
    premises: .equalRuns,
    law: .each { trial in
      let fresh = trial.baseline
      let remade = trial.run { root in
        let result = PurityRules.measured(root, trial)
        root.discardCache()
        return result
      }
      guard
        let difference = Difference(remade, from: fresh, "with the cache made again before placing")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); the cache may be made again at any time",
          subview: difference.subview, actual: remade, expected: fresh.frames))
    })

  static let followsParameters = Rule(
    "CACHE-03", .required,
    "After the layout's parameters changed and updateCache ran, results MUST equal those of a "
      + "fresh cache.",
    reason: "A change of the number of columns must show.",
    source: "Apple's reference of Layout.updateCache(_:subviews:): called when the layout changes; "
      + "reported bugs: Placement issues 7 and 10.",
    inSwiftUI: "updateCache runs when the layout value changes, too, at each frame of an animation "
      + "of its parameters (OpenSwiftUI; Placement issues 7 and 10).",
    skippedWhen: "the layout has no drawn parameter, or the case changes none",
    checkFirst: [
      "a cache keyed on sizes and proposal only",
      "parameters copied into the cache by `makeCache`",
    ],
    premises: .equalRuns,
    law: .each { trial in
      guard let earlier = trial.earlierConfiguration else { return .skipped(.noDrawnParameter) }
      let updated = trial.run { root in
        // There is no cache yet that could be updated.
        _ = root.update(layout: trial.subject.layout(earlier))
        useCache(of: root, trial)
        _ = root.update(layout: trial.subject.layout(trial.layoutCase.configuration))
        return PurityRules.measured(root, trial)
      }
      guard
        let difference = Difference(
          updated, from: trial.baseline, "after its parameters changed and updateCache ran")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); an updated cache must give what a fresh one gives",
          subview: difference.subview, actual: updated, expected: trial.baseline.frames))
    })

  /// Puts a cache to use before an update: measures, plays the script, measures and places.
  private static func useCache(of root: any Container, _ trial: Trial) {
    trial.playScript(on: root)
    let (proposal, bounds) = PurityRules.measured(root, trial)
    root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
  }
}
