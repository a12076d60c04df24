import LayoutAPI
import LayoutEngine

/// The rules on the cache.
enum CacheRules {
  static let all = [followsSubviews, canBeThrownAway, followsParameters, bearsUpdates]

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
      let updated = trial.run(telling: true) { root in
        let later = root.children
        // There is no cache yet that could be updated.
        root.update(children: trial.nodes(of: earlier))
        useCache(of: root, trial)
        root.update(children: later)
        return PurityRules.measured(root, trial)
      }
      guard
        let difference = trial.difference(
          of: updated, "after the subviews changed and updateCache ran")
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
      let remade = trial.run(telling: true) { root in
        let result = PurityRules.measured(root, trial)
        root.discardCache()
        return result
      }
      guard
        let difference = trial.difference(of: remade, "with the cache made again before placing")
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
      let updated = trial.run(telling: true) { root in
        // There is no cache yet that could be updated.
        _ = root.update(layout: trial.subject.layout(earlier))
        useCache(of: root, trial)
        _ = root.update(layout: trial.subject.layout(trial.layoutCase.configuration))
        return PurityRules.measured(root, trial)
      }
      guard
        let difference = trial.difference(
          of: updated, "after its parameters changed and updateCache ran")
      else { return .holds }
      return .violated(
        Violation(
          "\(difference.text); an updated cache must give what a fresh one gives",
          subview: difference.subview, actual: updated, expected: trial.baseline.frames))
    })

  static let bearsUpdates = Rule(
    "CACHE-04", .recommended,
    "After several updates results SHOULD equal those of a fresh cache.",
    reason: "A view that is updated once in a preview is updated a hundred times in an app.",
    source: "Apple's reference of Layout.updateCache(_:subviews:): called at each change.",
    inSwiftUI:
      "updateCache runs at every change of a subview or of the layout, on the cache that the "
      + "update before has left (OpenSwiftUI).",
    skippedWhen:
      "the case changes neither subviews nor parameters; one update alone is enough, which "
      + "is CACHE-01's or CACHE-03's",
    checkFirst: [
      "a flag in the cache that the first update sets and nothing takes back",
      "an array in the cache that each update adds to",
      "a cache that is refreshed where the number of subviews changes, and not where it comes back",
    ],
    premises: .equalRuns,
    law: .each { trial in
      let layoutCase = trial.layoutCase
      let changes = layoutCase.states.contains { state in
        state.subviews.map { $0 != layoutCase.subviews } ?? false
          || trial.configuration(of: state) != trial.configuration
      }
      guard changes else { return .skipped(.noEarlierSubviews) }
      let updated = trial.run(telling: true) { root in
        let own = root.children
        var (isOwn, configuration) = (true, trial.configuration)
        // There and back again: the first update finds a cache that was made, the others one that was
        // updated.
        for state in layoutCase.states + [LayoutCase.Before()] {
          let (proposal, bounds) = PurityRules.measured(root, trial)
          root.placeSubviews(in: bounds, proposal: proposal.proposedViewSize)
          if !isOwn || state.subviews != nil {
            root.update(children: state.subviews.map(trial.nodes(of:)) ?? own)
            isOwn = state.subviews == nil
          }
          let next = trial.configuration(of: state)
          if next != configuration { _ = root.update(layout: trial.subject.layout(next)) }
          configuration = next
        }
        return PurityRules.measured(root, trial)
      }
      let updates = layoutCase.states.count + 1
      guard
        let difference = trial.difference(
          of: updated, "after \(updates == 2 ? "two" : "\(updates)") updates, there and back again")
      else { return .holds }
      for state in layoutCase.states {
        var alone = layoutCase
        alone.states = [state]
        let trial = alone == layoutCase ? trial : Trial(alone, of: trial.subject)
        for rule in [followsSubviews, followsParameters] {
          if case .violated = rule.judge?(trial) { return .skipped(.oneUpdate) }
        }
      }
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
