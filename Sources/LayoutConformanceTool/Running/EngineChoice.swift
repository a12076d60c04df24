import CConformanceSupport
import LayoutConformance
import LayoutConformanceWorkers

/// An engine that a run checks: a command that was given, or one that is known by name.
struct EngineChoice: RunEntry {
  /// The words of the command line that name it; none for the reference engine.
  let words: [String]
  /// The name on the command line, or the command.
  let name: String
  /// Why it is excused from rules, by ID.
  var exceptions: [String: String] = [:]
  /// Starts it.
  let make: EngineRun.Maker

  func check(
    _ plan: RunPlan, _ reports: Reports, until deadline: Deadline
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?) {
    let start = conformance_now()
    var counts = RunCounts()
    let engine: any EngineUnderTest
    do {
      engine = try make()
    } catch {
      // Other engines run all the same.
      guard error.exitCode == .unavailable else { throw error }
      reports.fail(error.description)
      counts.unmade = 1
      return (counts, nil)
    }
    var plan = plan
    plan.sources.engine = words
    let check = EngineRun(engine, plan: plan, exceptions: exceptions, another: make)
    let name = engine.name
    reports.take(.subjectStarted(RunEvent.SubjectStart(subject: name, notes: engine.notes)))
    var findings = EngineFindings(of: name, plan, reports)
    let scenes = SavedScenes(engine, exceptions: exceptions)
    let saved = try reports.replay(
      Corpus(path: plan.corpus).files(of: name, isEngine: true), of: name, plan,
      by: { (file, name) throws(ToolError) in try scenes.run(file, file: name) })
    let result = try check.run(
      after: saved.map(\.finding), until: deadline,
      tick: { cases in
        reports.take(
          .progressed(
            RunEvent.Progress(
              subject: name, cases: cases, limit: plan.cases, seconds: Run.seconds(since: start),
              until: deadline.time)))
      },
      tell: { (finding) throws(ToolError) in findings.tell(finding) })
    if result.cases == 0, result.stopped == nil {
      reports.fail("'\(name)': no scene could be drawn without what the engine lacks")
      counts.unmade = 1
    }
    findings.finish(result)
    reports.take(
      .subjectFinished(
        RunEvent.SubjectSummary(
          result, of: engine, plan, findings, seconds: Run.seconds(since: start))))
    counts.cases = result.cases
    counts.unsaved = findings.unsaved
    counts.note(findings.shown)
    return (counts, result.stopped)
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
  private let reports: Reports

  init(of engine: String, _ plan: RunPlan, _ reports: Reports) {
    (self.engine, self.plan, self.reports) = (engine, plan, reports)
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
        reports.fail(error.description)
      }
    }
    shown.append(finding.status)
    reports.take(.finding(finding, subject: engine))
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
