/// The rule on whether an engine answers at all.
enum EngineAnswerRules {
  static let all = [answers]

  static let answers = Rule(
    engine: "ENGINE-18", since: "0.2.0",
    "An engine MUST answer each scene with a layout, or name what it does not support.",
    reason: "An app has no other engine to fall back on: a view that ends the process, or never "
      + "comes back, takes all others with it.",
    source: "The protocol of the engine adapter.",
    inSwiftUI: "SwiftUI lays out whatever its views say; the scenes hold nothing else.",
    checkFirst: [
      "a kind, a field or a value that is not in 'lacks', and is not answered with 'unsupported'",
      "an index into views that are not there: an empty stack, a grid without rows",
      "arithmetic on what is not offered, or offered without end",
      "a frame that is left out for a view that takes no room",
    ]
  ) { trial throws(SceneInterruption) in
    let versions = trial.scene.versions(after: trial.sceneCase.edits)
    do throws(SceneInterruption) {
      _ = try trial.layout(of: trial.scene)
      if !versions.isEmpty {
        _ = try trial.layoutsIfUpdated(of: trial.scene, thenEditedTo: versions)
      }
    } catch {
      guard case .fault(let found) = error, let violation = found.fault.violation else {
        throw error
      }
      return violation
    }
    return nil
  }
}

extension EngineFault {
  /// How an engine that gives no layout breaks the rule; `nil` where it says what it does not support.
  var violation: Violation? {
    let end: Finding.Status
    switch self {
    case .unsupported: return nil
    case .refused, .garbled: end = .violation
    case .crashed: end = .crash
    case .hung: end = .hang
    }
    return Violation(description, end: end)
  }
}
