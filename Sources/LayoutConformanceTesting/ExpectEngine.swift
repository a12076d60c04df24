public import LayoutConformance
import LayoutConformanceWorkers
public import Testing
import XCTest

/// Expects an engine to keep the engine rules, in a Swift Testing test.
///
/// Lays out random scenes, and records one issue for each way in which the engine fails, with the
/// smallest scene that shows it. What the engine says that it lacks is not drawn. The engine runs in
/// the test's own process: a trap in it ends the run.
///
/// - Parameters:
///   - engine: The engine.
///   - rules: The rules to judge; all where left out.
///   - seed: The seed of the random scenes; where left out that of `LAYOUT_CONFORMANCE_SEED`, or the
///     same each time.
///   - count: How many random scenes are laid out.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too.
///   - sourceLocation: Where an issue is shown.
public func expectConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 1000, facts: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  for message in EngineCheck(engine, rules, seed: seed, cases: count, facts: facts).failures {
    Issue.record(Comment(rawValue: message), sourceLocation: sourceLocation)
  }
}

/// Asserts that an engine keeps the engine rules, in an XCTest test.
///
/// - Parameters:
///   - engine: The engine.
///   - rules: The rules to judge; all where left out.
///   - seed: The seed of the random scenes; where left out that of `LAYOUT_CONFORMANCE_SEED`, or the
///     same each time.
///   - count: How many random scenes are laid out.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too.
///   - file: The file in which a failure is shown.
///   - line: The line at which a failure is shown.
public func XCTAssertConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 1000, facts: String? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  for message in EngineCheck(engine, rules, seed: seed, cases: count, facts: facts).failures {
    XCTFail(message, file: file, line: line)
  }
}

/// A check of an engine, for either framework.
struct EngineCheck {
  /// What is wrong, each with the smallest scene that shows it.
  let failures: [String]

  init(
    _ engine: any EngineUnderTest, _ names: RuleNames?, seed: UInt64?, cases: Int, facts: String?
  ) {
    var failures: [String] = []
    do {
      let rules = try names?.engineRules() ?? RuleCatalogue.engine
      let seed = try seed ?? CheckEnvironment.seed() ?? RunPlan.fixedSeed
      let report = EngineSuite(seed: seed, cases: cases, rules: rules).run(engine)
      failures += report.findings.map { Self.text(of: $0, in: engine.name, seed: seed) }
      if report.scenes == 0 {
        failures.append("'\(engine.name)' lacks so much that no scene could be drawn")
      }
      failures += report.undeclared.keys.sorted().map {
        "'\(engine.name)' does not support \($0), and does not name it in 'lacks'"
      }
      let files = try facts.map { try Corpus.sceneFiles(at: [$0]) }
      if let facts, files?.isEmpty == true {
        failures.append("\(facts): there is no fact about SwiftUI")
      }
      for file in files ?? [] {
        let saved = try SavedScene(file: file)
        guard saved.isBinding else { continue }
        switch saved.outcome(in: engine) {
        case .agrees, .lacks: break
        case .differs(let problem):
          failures.append("'\(engine.name)' \(problem): \(saved.note) (\(saved.source)) [\(file)]")
        case .failed(let fault): failures.append("'\(engine.name)' \(fault) [\(file)]")
        }
      }
    } catch {
      failures.append("\(error)")
    }
    self.failures = failures
  }

  private static func text(
    of finding: EngineFinding, in engine: String, seed: UInt64
  ) -> String {
    let scene = finding.sceneCase.scene.json.pretty(width: 96)
    let edits = finding.sceneCase.edits.map { "\nthen \($0.words)" }.joined()
    return """
      \(finding.headline(of: engine))
      smallest scene, of scene \(finding.caseIndex) of seed 0x\(seed.hex):
      \(scene)\(edits)
      """
  }
}
