/// What the rules for engines said of one scene: a value that can cross to another thread.
package struct SceneJudgement: Sendable {
  /// The number of the scene as it was drawn; `nil` for one from a file.
  package let index: Int?
  /// The scene with its edits.
  package let sceneCase: SceneCase
  /// What each rule said, in the order of the rules.
  package let verdicts: [Verdict]
  /// What came in an experiment that was no layout, with the scene of it.
  package private(set) var unanswered: [Unanswered] = []
  /// What the engine said in an experiment that it does not support.
  package private(set) var unsupported: Set<String> = []

  /// A scene that the engine gave no layout of.
  package struct Unanswered: Sendable {
    /// The scene with its edits.
    package let sceneCase: SceneCase
    /// What the engine did instead.
    package let violation: Violation
  }

  /// Judges a scene in an engine by some rules.
  ///
  /// - Parameters:
  ///   - sceneCase: The scene.
  ///   - index: Its number as it was drawn; `nil` for one from a file.
  ///   - engine: The engine.
  ///   - rules: The rules.
  package init(
    _ sceneCase: SceneCase, index: Int? = nil, in engine: any EngineUnderTest, by rules: [Rule]
  ) {
    let trial = SceneTrial(sceneCase, in: engine)
    var unanswered: [Unanswered] = []
    var unsupported: Set<String> = []
    self.index = index
    self.sceneCase = sceneCase
    verdicts = rules.map { rule in
      do throws(SceneFault) {
        return try rule.verdict(on: trial)
      } catch {
        guard let violation = error.fault.violation else {
          if case .unsupported(let features) = error.fault { unsupported.formUnion(features) }
          return .skipped(.lacking)
        }
        unanswered.append(Unanswered(sceneCase: error.sceneCase, violation: violation))
        return .skipped(.noAnswer)
      }
    }
    self.unanswered = unanswered
    self.unsupported = unsupported
  }

  /// The kinds of nodes of the scene and of its edits.
  package var kinds: Set<String> { sceneCase.kinds }

  /// Whether the engine ended or did not answer in time, and nothing could be judged.
  package var isUnanswered: Bool {
    unanswered.contains { $0.violation.end != .violation }
      && !verdicts.contains { verdict in
        switch verdict {
        case .holds: true
        case .violated(let violation): violation.end == nil
        case .skipped: false
        }
      }
  }

  /// Whether the engine does not support the scene at all.
  package var isLacking: Bool {
    verdicts.allSatisfy { verdict in
      guard case .skipped(.lacking) = verdict else { return false }
      return true
    }
  }
}

extension SceneCase {
  /// The kinds of nodes of the scene and of its edits.
  package var kinds: Set<String> {
    Set(([scene] + scene.versions(after: edits)).flatMap { $0.root.all.map(\.kind.name) })
  }
}
