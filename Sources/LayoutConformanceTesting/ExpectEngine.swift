public import LayoutConformance
import LayoutConformanceRunning
public import Testing

/// Expects an engine to keep the engine rules, in a Swift Testing test.
///
/// Lays out scenes, and records one issue for each way in which the engine fails, with the
/// smallest scene that shows it; a declared exception is a known issue. What the engine says that it lacks is not drawn. The engine runs in
/// the test's own process: a trap in it ends the run.
///
/// - Parameters:
///   - engine: The engine.
///   - rules: The rules to judge; all where left out.
///   - seed: The seed of the random scenes; where left out that of `LAYOUT_CONFORMANCE_SEED`, or the
///     same each time.
///   - count: How many scenes are laid out: first those that lead through the kinds of views, then random
///     ones.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too, and of
///     saved scenes, in which it has to keep their rules.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - sourceLocation: Where an issue is shown.
public func expectConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 2000, facts: String? = nil, exceptions: [String: String] = [:],
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let check = EngineExpectation(engine, exceptions: exceptions, test: currentTestFilter())
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
///   - count: How many scenes are laid out: first those that lead through the kinds of views, then random
///     ones.
///   - facts: A file or a folder of recorded facts about SwiftUI, which the engine has to meet, too, and of
///     saved scenes, in which it has to keep their rules.
///   - exceptions: The rules that it is known to break, by ID, each with the reason.
///   - file: The file in which a failure is shown.
///   - line: The line at which a failure is shown.
public func XCTAssertConforms(
  engine: any EngineUnderTest, to rules: RuleNames? = nil, seed: UInt64? = nil,
  cases count: Int = 2000, facts: String? = nil, exceptions: [String: String] = [:],
  file: StaticString = #filePath, line: UInt = #line
) {
  let check = EngineExpectation(engine, exceptions: exceptions)
  fail(check.failures(rules, seed: seed, cases: count, facts: facts), file, line)
}

/// The check of an engine in a test, which gives failures as values.
struct EngineExpectation {
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
    let failures = CheckFailures()
    do throws(ToolError) {
      if let unknown = exceptions.keys.sorted().first(where: { id in
        !RuleCatalogue.engine.contains { $0.id == id }
      }) {
        throw ToolError(.usage, "an exception names '\(unknown)', which is no rule for engines")
      }
      let chosen = try CheckEnvironment.seed()
      var plan = RunPlan(
        seed: seed ?? chosen ?? RunPlan.fixedSeed, cases: cases,
        rules: try names?.engineRules() ?? RuleCatalogue.engine)
      plan.test = RunPlan.TestCall(
        filter: test, isSeedGiven: seed == nil && plan.seed != RunPlan.fixedSeed)
      if let facts { plan.saved = try recorded(facts, failures) } else { plan.saved = [] }
      let result = try EngineRun(engine, plan: plan, exceptions: exceptions)
        .check(until: Deadline(after: nil), failures)
      for feature in result.outcome.undeclared.keys.sorted() {
        failures.fail(
          "'\(engine.name)' does not support \(feature), and does not name it in 'lacks'")
      }
    } catch {
      failures.fail(error.description)
    }
    return failures.all
  }

  /// Tells of the sure facts of a file or a folder that the engine does not meet.
  ///
  /// - Returns: The files of the engine's saved scenes that are there.
  private func recorded(
    _ path: String, _ failures: CheckFailures
  ) throws(ToolError) -> [String] {
    let facts, cases: [String]
    do throws(Corpus.Failure) {
      facts = try Corpus.sceneFiles(at: [path])
      cases = try Corpus.files(at: [path])
      for file in facts {
        guard let problem = try SavedScene(file: file).problem(in: engine) else { continue }
        failures.fail("'\(engine.name)' \(problem) [\(file)]")
      }
    } catch {
      throw ToolError(.data, error.description)
    }
    guard !facts.isEmpty || !cases.isEmpty else {
      throw ToolError(.unavailable, "\(path): there is no fact about SwiftUI, and no scene")
    }
    var mine: [String] = []
    for file in cases where try SavedCase(file: file).subject == engine.name { mine.append(file) }
    return mine
  }
}

extension SavedScene {
  /// What an engine makes otherwise of a fact that is sure; `nil` where nothing is to be told.
  fileprivate func problem(in engine: any EngineUnderTest) -> String? {
    guard isBinding else { return nil }
    switch outcome(in: engine) {
    case .agrees, .lacks: return nil
    case .differs(let problem): return "\(problem): \(note) (\(source))"
    case .failed(let fault): return "\(fault)"
    }
  }
}
