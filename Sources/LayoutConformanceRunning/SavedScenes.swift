package import LayoutConformance

/// Lays out saved scenes in an engine, and compares what came of them with what is expected.
package struct SavedScenes {
  private let engine: any EngineUnderTest
  private let exceptions: [String: String]

  /// Sets up the laying out of scenes.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - exceptions: Why the engine is excused from rules, by ID.
  package init(_ engine: any EngineUnderTest, exceptions: [String: String] = [:]) {
    self.engine = engine
    self.exceptions = exceptions
  }

  /// Lays out a scene.
  ///
  /// - Throws: `ToolError` with exit code 65 for a case that is none of an engine.
  package func run(_ saved: SavedCase, file: String) throws(ToolError) -> SavedCases.Result {
    guard let sceneCase = saved.counterexample.sceneCase,
      let rule = RuleCatalogue.rule(saved.rule), rule.isForEngines
    else {
      throw ToolError(.data, "\(file): it holds a case of a layout, and no scene of an engine")
    }
    guard let violation = EngineOutcome.Sighting(of: rule, in: sceneCase, engine)?.violation else {
      return SavedCases.Result(saved: saved, verdict: .pass, sighting: nil)
    }
    var finding = Finding(
      rule, exceptions: exceptions, isStrict: true, counterexample: saved.counterexample,
      exhibit: Exhibit(violation))
    finding.file = file
    let verdict = violation.end.flatMap { SavedCase.Expectation(rawValue: $0.rawValue) }
    return SavedCases.Result(
      saved: saved, verdict: verdict ?? .violation, sighting: Sighting(finding: finding))
  }
}
