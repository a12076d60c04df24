@testable import LayoutConformance

extension EngineOutcome {
  /// What comes of random scenes in an engine.
  init(
    of engine: any EngineUnderTest, seed: UInt64, scenes: Int, rules: [Rule] = RuleCatalogue.engine
  ) {
    self.init(rules: rules, lacks: engine.lacks)
    let generator = SceneGenerator(seed: seed, lacks: engine.lacks)
    let judgements = (0..<scenes).compactMap { index in
      generator.sceneCase(index).map {
        SceneJudgement($0, index: index, in: engine, by: rules)
      }
    }
    _ = add(judgements) { $0.smallest(in: engine) }
  }

  /// The rules that findings tell, and those that they explain.
  var brokenRules: Set<String> {
    Set(findings.flatMap { [$0.rule.id] + $0.alsoBreaks.map(\.rule.id) })
  }

  /// What became of a rule.
  func tally(_ id: String) -> Tally? { tallies.first { $0.rule.id == id } }
}

extension Finding {
  /// The finding with its scene, as the failure of a test shows it.
  func text(of engine: String) -> String {
    "\(headline(of: engine)) \(counterexample.json?.description ?? "")"
  }
}
