import CConformanceSupport
package import LayoutConformance

/// The check of an engine: a command that was given, or one that is known by name.
package struct EngineCheck: Check {
  /// The words of the command line that name it; none for the reference engine.
  package let words: [String]
  /// The name on the command line, or the command.
  package let name: String
  /// Why it is excused from rules, by ID.
  package let exceptions: [String: String]
  /// Starts it.
  package let make: EngineRun.Maker

  /// Sets up the check of an engine.
  ///
  /// - Parameters:
  ///   - words: The words of the command line that name it; none for the reference engine.
  ///   - name: The name on the command line, or the command.
  ///   - exceptions: Why it is excused from rules, by ID.
  ///   - make: Starts it.
  package init(
    words: [String], name: String, exceptions: [String: String] = [:],
    make: @escaping EngineRun.Maker
  ) {
    self.words = words
    self.name = name
    self.exceptions = exceptions
    self.make = make
  }

  /// Runs the check.
  package func run(
    _ plan: RunPlan, until deadline: Deadline, _ listener: any RunListener
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?) {
    var counts = RunCounts()
    let engine: any EngineUnderTest
    do {
      engine = try make()
    } catch {
      // Other engines run all the same.
      guard error.exitCode == .unavailable else { throw error }
      listener.fail(error.description)
      counts.unmade = 1
      return (counts, nil)
    }
    var plan = plan
    plan.sources.engine = words
    let run = EngineRun(engine, plan: plan, exceptions: exceptions, another: make)
    let result = try run.check(until: deadline, listener)
    counts.add(result.counts)
    return (counts, result.stopped)
  }
}

extension EngineRun {
  /// Runs the check from saved scenes to findings, and tells what happens.
  ///
  /// - Parameters:
  ///   - deadline: When to stop before all scenes are laid out.
  ///   - listener: Who is told.
  /// - Returns: What came of it.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  package func check(
    until deadline: Deadline, _ listener: any RunListener
  ) throws(ToolError) -> CheckResult {
    let start = conformance_now()
    let name = engine.name
    listener.take(.subjectStarted(RunEvent.SubjectStart(subject: name, notes: engine.notes)))
    var findings = EngineFindings(of: name, plan, listener)
    let scenes = SavedScenes(engine, exceptions: exceptions)
    let saved = try listener.replay(
      plan.saved ?? Corpus(path: plan.corpus).files(of: name, isEngine: true), of: name, plan,
      by: { (file, name) throws(ToolError) in try scenes.run(file, file: name) })
    let result = try run(
      after: saved.map(\.finding), until: deadline,
      tick: { cases in
        listener.take(
          .progressed(
            RunEvent.Progress(
              subject: name, cases: cases, limit: plan.cases, seconds: Run.seconds(since: start),
              until: deadline.time)))
      },
      tell: { (finding) throws(ToolError) in findings.tell(finding) })
    var counts = RunCounts()
    if result.cases == 0, result.stopped == nil {
      listener.fail("'\(name)': no scene could be drawn without what the engine lacks")
      counts.unmade = 1
    }
    findings.finish(result)
    listener.take(
      .subjectFinished(
        RunEvent.SubjectSummary(
          result, of: engine, plan, findings, seconds: Run.seconds(since: start))))
    counts.cases = result.cases
    counts.unsaved = findings.unsaved
    counts.note(findings.shown)
    return CheckResult(outcome: result.outcome, counts: counts, stopped: result.stopped)
  }

  /// What came of a check.
  package struct CheckResult {
    /// What became of rules and kinds, and the findings.
    package let outcome: EngineOutcome
    /// What it counts for a run.
    package let counts: RunCounts
    /// Why it stopped early, `nil` if it did not.
    package let stopped: Deadline.Reason?
  }
}

extension EngineUnderTest {
  /// What there is to say of it before its scenes.
  fileprivate var notes: [String] {
    lacks.isEmpty ? [] : ["\(title) lacks \(lacks.sorted().joined(separator: ", "))"]
  }
}

/// The findings of one engine: each is saved where that is asked for, and told.
struct EngineFindings {
  /// The status of each finding that was told.
  private(set) var shown: [Finding.Status] = []
  /// The rules that the engine declares needless exceptions for.
  private(set) var needless: [String] = []
  /// How many findings could not be saved.
  private(set) var unsaved = 0

  private let engine: String
  private let plan: RunPlan
  private let listener: any RunListener

  init(of engine: String, _ plan: RunPlan, _ listener: any RunListener) {
    (self.engine, self.plan, self.listener) = (engine, plan, listener)
  }

  /// Tells a finding, and saves its scene if that is asked for.
  mutating func tell(_ finding: Finding) {
    var finding = finding
    finding.reproduction = plan.reproduction(of: finding, engine: engine)
    if plan.savesFindings, finding.file == nil, finding.hasCase {
      do {
        finding.file = try SavedCase(finding, subject: engine).save(in: plan.corpus)
        finding.reproduction = plan.reproduction(of: finding, engine: engine)
      } catch {
        unsaved += 1
        listener.fail(error.description)
      }
    }
    shown.append(finding.status)
    listener.take(.finding(finding, subject: engine))
  }

  /// Tells of the exceptions that nobody needs; a part of a run cannot know what the others found.
  mutating func finish(_ result: EngineRun.Result) {
    guard plan.shard == .whole else { return }
    for finding in result.needless {
      needless.append(finding.rule.id)
      tell(finding)
    }
  }
}
