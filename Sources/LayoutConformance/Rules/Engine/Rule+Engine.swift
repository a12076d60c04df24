/// Gives how an engine breaks a rule in a trial, `nil` if it keeps it.
typealias SceneLaw = @Sendable (SceneTrial) throws(SceneInterruption) -> Violation?

extension Rule {
  /// Makes a rule for engines.
  ///
  /// What holds for a rule of layouts holds here, too: it asks for experiments and compares what came of
  /// them. Where it cannot be told from a scene the law throws a skip; an engine that gives no layout
  /// interrupts it.
  init(
    engine id: String, since: String = "0.1.0", _ statement: String, reason: String, source: String,
    inSwiftUI: String = "", skippedWhen: String = "", checkFirst: [Cause], judge: @escaping SceneLaw
  ) {
    self.init(
      id, .required, since: since, statement, reason: reason, source: source, inSwiftUI: inSwiftUI,
      skippedWhen: skippedWhen, checkFirst: checkFirst, law: .scene(judge))
  }

  /// Whether the rule is one for engines.
  public var isForEngines: Bool {
    guard case .scene = law else { return false }
    return true
  }

  /// Judges a trial of an engine.
  ///
  /// - Throws: `SceneFault` where the engine gives no layout that the rule asks for.
  func verdict(on trial: SceneTrial) throws(SceneFault) -> Verdict {
    guard case .scene(let judge) = law else { return .skipped(.noSubject) }
    do {
      return try judge(trial).map { .violated($0) } ?? .holds
    } catch {
      switch error {
      case .skip(let reason): return .skipped(reason)
      case .fault(let fault): throw fault
      }
    }
  }
}

/// Why the judgement of a rule for engines came to no end.
enum SceneInterruption: Error {
  /// The rule cannot be told from the scene.
  case skip(SkipReason)
  /// The engine gave no layout.
  case fault(SceneFault)
}

/// An engine that gave no layout, with the scene that it was asked for.
struct SceneFault: Error {
  let fault: EngineFault
  let sceneCase: SceneCase
}
