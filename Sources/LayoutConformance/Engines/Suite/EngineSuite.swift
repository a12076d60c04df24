import LayoutAPI

/// The engine rules on random scenes: what agrees, what differs, what is lacking, what crashes.
public struct EngineSuite: Sendable {
  /// The seed of the scenes.
  public var seed: UInt64
  /// The number of scenes.
  public var cases: Int
  /// The rules that are judged.
  public var rules: [EngineRule]

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - seed: The seed of the scenes.
  ///   - cases: The number of scenes.
  ///   - rules: The rules that are judged.
  public init(seed: UInt64 = 1, cases: Int = 1000, rules: [EngineRule] = RuleCatalogue.engine) {
    self.seed = seed
    self.cases = cases
    self.rules = rules
  }

  /// Runs the suite on an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - isOver: Asked before each scene whether to end early.
  /// - Returns: What came of it; the same for the same seed and an engine that is deterministic.
  public func run(_ engine: any EngineUnderTest, until isOver: () -> Bool = { false })
    -> EngineReport
  {
    let generator = SceneGenerator(seed: seed, lacks: engine.lacks)
    var report = EngineReport(engine: engine, seed: seed, rules: rules)
    for index in 0..<cases {
      guard !isOver() else { break }
      guard let sceneCase = generator.sceneCase(index) else {
        report.undrawn += 1
        continue
      }
      judge(sceneCase, index, in: engine, &report)
    }
    return report
  }

  /// Judges one scene by all rules.
  private func judge(
    _ sceneCase: SceneCase, _ index: Int, in engine: any EngineUnderTest,
    _ report: inout EngineReport
  ) {
    let trial = SceneTrial(sceneCase, in: engine)
    var outcome = EngineReport.SceneOutcome(kinds: sceneCase.kinds)
    for rule in rules {
      switch rule.verdict(on: trial) {
      case .holds: report.note(rule, \.held)
      case .skipped(let reason): report.note(rule, skipped: reason)
      case .violated(let violation):
        report.note(rule, \.failed)
        guard report.needs(rule.id, outcome.kinds) else { continue }
        report.add(finding(.rule(rule.id), violation, sceneCase, index, in: engine))
      case .faulted(.unsupported(let features), _):
        report.note(rule, \.lacking)
        outcome.isLacking = true
        for feature in features where !engine.lacks.contains(feature) {
          report.undeclared[feature, default: 0] += 1
        }
      case .faulted(let fault, let scene):
        report.note(rule, \.crashed)
        guard report.needs(fault.word, outcome.kinds) else { continue }
        let violation = SceneViolation(fault.description)
        report.add(
          finding(.fault(fault.word), violation, SceneCase(scene), index, in: engine))
      }
    }
    report.note(outcome)
  }

  /// Makes the finding of a failure, with the smallest scene that shows it.
  private func finding(
    _ kind: EngineFinding.Kind, _ violation: SceneViolation, _ sceneCase: SceneCase, _ index: Int,
    in engine: any EngineUnderTest
  ) -> EngineFinding {
    // The last candidate that fails is the smallest: to ask for it again may take a time limit more.
    var last = violation
    let result = SceneShrinker().shrink(sceneCase) { candidate in
      guard let found = failure(kind, candidate, in: engine) else { return false }
      last = found
      return true
    }
    return EngineFinding(
      kind: kind, violation: last,
      sceneCase: result.sceneCase, caseIndex: index, shrunkFrom: sceneCase.scene.root.count,
      steps: result.steps, evaluations: result.evaluations)
  }

  /// What a scene shows of a kind of failure, `nil` if it does not show it.
  private func failure(
    _ kind: EngineFinding.Kind, _ sceneCase: SceneCase, in engine: any EngineUnderTest
  ) -> SceneViolation? {
    switch kind {
    case .rule(let id):
      guard let rule = rules.first(where: { $0.id == id }),
        case .violated(let violation) = rule.verdict(on: SceneTrial(sceneCase, in: engine))
      else { return nil }
      return violation
    case .fault(let word):
      do {
        _ = try SceneTrial(sceneCase, in: engine).layout(of: sceneCase.scene)
      } catch {
        guard case .fault(let fault, _) = error, fault.word == word else { return nil }
        return SceneViolation(fault.description)
      }
      return nil
    }
  }
}

extension EngineRule {
  /// What the rule says about a trial.
  enum Verdict {
    case holds
    case skipped(SceneSkip)
    case violated(SceneViolation)
    case faulted(EngineFault, LayoutScene)
  }

  /// Judges a trial.
  func verdict(on trial: SceneTrial) -> Verdict {
    do {
      return try judge(trial).map { .violated($0) } ?? .holds
    } catch {
      switch error {
      case .skip(let reason): return .skipped(reason)
      case .fault(let fault, let scene): return .faulted(fault, scene)
      }
    }
  }
}

extension EngineFault {
  /// The kind of fault in one word.
  var word: String {
    switch self {
    case .unsupported: "unsupported"
    case .refused: "refused"
    case .crashed: "crashed"
    case .hung: "hung"
    case .garbled: "garbled"
    }
  }
}

extension SceneCase {
  /// The kinds of nodes of the scene and of its edits.
  var kinds: Set<String> {
    Set(
      ([scene] + scene.versions(after: edits)).flatMap { $0.root.all.map(\.kind.name) })
  }
}
