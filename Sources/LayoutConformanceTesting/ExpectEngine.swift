public import LayoutConformance
import LayoutConformanceWorkers
public import Testing

/// Expects an engine to keep the engine rules, in a Swift Testing test.
///
/// Lays out random scenes, and records one issue for each way in which the engine fails, with the
/// smallest scene that shows it; a declared exception is a known issue. What the engine says that it lacks is not drawn. The engine runs in
/// the test's own process: a trap in it ends the run.
///
/// - Parameters:
///   - engine: The engine.
///   - rules: The rules to judge; all where left out.
///   - seed: The seed of the random scenes; where left out that of `LAYOUT_CONFORMANCE_SEED`, or the
///     same each time.
///   - count: How many random scenes are laid out.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too, and of
///     saved scenes, in which it has to keep their rules.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - sourceLocation: Where an issue is shown.
public func expectConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 1000, facts: String? = nil, exceptions: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = EngineCheck(engine, exceptions: exceptions, test: currentTestFilter())
  record(
    check.failures(rules, seed: seed, cases: count, facts: facts), at: sourceLocation)
}

/// Asserts that an engine keeps the engine rules, in an XCTest test.
///
/// - Parameters:
///   - engine: The engine.
///   - rules: The rules to judge; all where left out.
///   - seed: The seed of the random scenes; where left out that of `LAYOUT_CONFORMANCE_SEED`, or the
///     same each time.
///   - count: How many random scenes are laid out.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too, and of
///     saved scenes, in which it has to keep their rules.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - file: The file in which a failure is shown.
///   - line: The line at which a failure is shown.
public func XCTAssertConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 1000, facts: String? = nil, exceptions: [String: String] = [:],
  file: StaticString = #filePath, line: UInt = #line
) {
  let check = EngineCheck(engine, exceptions: exceptions)
  fail(check.failures(rules, seed: seed, cases: count, facts: facts), file, line)
}

/// A check of an engine, for either framework.
struct EngineCheck {
  private let engine: any EngineUnderTest
  private let exceptions: [String: String]
  private let test: String?

  /// Sets up a check.
  ///
  /// - Parameters:
  ///   - engine: The engine.
  ///   - exceptions: The rules that it is known to break, by ID, each with the reason.
  ///   - test: What the command line filters the test by.
  init(_ engine: any EngineUnderTest, exceptions: [String: String] = [:], test: String? = nil) {
    self.engine = engine
    self.exceptions = exceptions
    self.test = test
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - names: The rules to judge; all for `nil`.
  ///   - seed: The seed of the scenes; `nil` for that of the environment, or the same each time.
  ///   - cases: How many scenes are laid out.
  ///   - facts: A file or a folder of recorded facts and saved scenes, which are laid out, too.
  /// - Returns: What the test has to tell; what is wrong with the call, too.
  func failures(
    _ names: RuleNames?, seed: UInt64?, cases: Int, facts: String?
  ) -> [CheckFailure] {
    do throws(ToolError) {
      let rules = try names?.engineRules() ?? RuleCatalogue.engine
      let chosen = try CheckEnvironment.seed()
      let plan = RunPlan(seed: seed ?? chosen ?? RunPlan.fixedSeed, cases: cases, rules: rules)
      let isSeedGiven = seed == nil && plan.seed != RunPlan.fixedSeed
      if let unknown = exceptions.keys.sorted().first(where: { id in
        !RuleCatalogue.engine.contains { $0.id == id }
      }) {
        throw ToolError(
          .usage, "an exception names '\(unknown)', which is no rule for engines")
      }
      var failures = try facts.map { (path) throws(ToolError) in try recorded(path, rules) } ?? []
      func take(_ finding: Finding) {
        var finding = finding
        var reproduction = Reproduction(.test(filter: test), of: engine.name)
        reproduction.origin = plan.origin
        reproduction.isSeedGiven = isSeedGiven
        finding.reproduction = reproduction
        failures.append(CheckFailure(finding, subject: engine.name))
      }
      let result = try EngineRun(engine, plan: plan, exceptions: exceptions)
        .run(until: Deadline(after: nil), tell: { (finding) throws(ToolError) in take(finding) })
      result.needless.forEach(take)
      if result.cases == 0 {
        failures.append(
          CheckFailure(
            .failure, "'\(engine.name)' lacks so much that no scene could be drawn"))
      }
      return failures
        + result.outcome.undeclared.keys.sorted().map {
          CheckFailure(
            .failure, "'\(engine.name)' does not support \($0), and does not name it in 'lacks'")
        }
    } catch {
      return [CheckFailure(.failure, error.description)]
    }
  }

  /// What the facts and the saved scenes of a file or a folder show.
  private func recorded(_ path: String, _ rules: [Rule]) throws(ToolError) -> [CheckFailure] {
    let facts, cases: [String]
    do {
      facts = try Corpus.sceneFiles(at: [path])
      cases = try Corpus.files(at: [path])
    } catch {
      throw ToolError(.data, error.description)
    }
    guard !facts.isEmpty || !cases.isEmpty else {
      return [CheckFailure(.failure, "\(path): there is no fact about SwiftUI, and no scene")]
    }
    var failures: [CheckFailure] = []
    for file in facts { if let failure = try unmet(file) { failures.append(failure) } }
    for file in cases { if let failure = try broken(file, rules) { failures.append(failure) } }
    return failures
  }

  /// What the engine makes otherwise of a fact that is sure.
  private func unmet(_ file: String) throws(ToolError) -> CheckFailure? {
    let saved: SavedScene
    do {
      saved = try SavedScene(file: file)
    } catch {
      throw ToolError(.data, error.description)
    }
    guard saved.isBinding else { return nil }
    switch saved.outcome(in: engine) {
    case .agrees, .lacks: return nil
    case .differs(let problem):
      return CheckFailure(
        .failure, "'\(engine.name)' \(problem): \(saved.note) (\(saved.source)) [\(file)]")
    case .failed(let fault):
      return CheckFailure(.failure, "'\(engine.name)' \(fault) [\(file)]")
    }
  }

  /// What the engine does in a saved scene that its file does not expect; scenes of other engines are left
  /// out.
  private func broken(_ file: String, _ rules: [Rule]) throws(ToolError) -> CheckFailure? {
    let saved = try SavedCase(file: file)
    guard saved.subject == engine.name, rules.contains(where: { $0.id == saved.rule }) else {
      return nil
    }
    let result = try SavedScenes(engine, exceptions: exceptions).run(saved, file: file)
    guard let finding = result.sighting?.finding else { return nil }
    return CheckFailure(finding, subject: engine.name)
  }
}
