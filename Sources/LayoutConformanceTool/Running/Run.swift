import CConformanceSupport
import LayoutConformance
import LayoutConformanceWorkers

/// A run over some layouts or engines, which tells its reports what happens.
struct Run {
  let entries: [any RunEntry]
  let plan: RunPlan
  let reports: Reports

  /// Runs all, and gives the code to end with.
  ///
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func run() throws(ToolError) -> ExitCode {
    conformance_catch_interruptions()
    // Whatever ends the process before the run says so itself is no success.
    conformance_guard_run(1)
    defer { conformance_guard_run(0) }
    let start = conformance_now()
    let end = Deadline(after: plan.time)
    reports.take(
      .runStarted(
        RunEvent.RunStart(
          seed: plan.seed, scope: plan.scope, subjects: entries.map(\.name), shard: plan.shard,
          isInProcess: plan.limits.isInProcess)))
    var total = RunCounts()
    var stopped: String?
    for (index, entry) in entries.enumerated() {
      // What is left of the time is shared by what is left of the subjects.
      let share = end.time.map { ($0 - conformance_now()) / Int64(entries.count - index) }
      let (counts, reason) = try entry.check(
        plan, reports, until: Deadline(after: share))
      total.add(counts)
      if reason == .interruption {
        stopped = Deadline.Reason.interruption.rawValue
        break
      }
      if reason == .time { stopped = Deadline.Reason.time.rawValue }
      if plan.failsFast, total.fails {
        stopped = "a subject had findings, and --fail-fast was given"
        break
      }
    }
    let code = exitCode(total)
    reports.take(
      .runFinished(
        RunEvent.RunSummary(
          seed: plan.seed, cases: total.cases, scope: stopped == nil ? plan.scope : nil,
          shard: plan.shard, findings: total.findings, warnings: total.warnings,
          specimens: (held: total.held, unmet: total.unmet), seconds: Self.seconds(since: start),
          exitCode: code, stoppedBecause: stopped ?? "all cases ran")))
    try reports.finish()
    return code
  }

  private func exitCode(_ counts: RunCounts) -> ExitCode {
    if Deadline.isInterrupted { return .interrupted }
    if counts.fails { return .findings }
    if counts.unmade > 0 { return .unavailable }
    return counts.unsaved > 0 ? .software : .success
  }

  /// The seconds since a time of the clock that only grows, to the millisecond.
  static func seconds(since start: Int64) -> Double {
    (Double(conformance_now() - start) / 1e3).rounded() / 1e3
  }
}

/// A layout or an engine that a run checks.
protocol RunEntry: Sendable {
  /// Its name.
  var name: String { get }

  /// Checks it, and tells what happens.
  ///
  /// - Parameters:
  ///   - plan: What the run does.
  ///   - reports: What is told.
  ///   - deadline: When to stop before all cases ran.
  /// - Returns: What came of it, and why it stopped early if it did.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func check(
    _ plan: RunPlan, _ reports: Reports, until deadline: Deadline
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?)
}

/// What has come of a run, in numbers.
struct RunCounts {
  var cases = 0
  var findings = 0
  var warnings = 0
  /// How many findings could not be saved.
  var unsaved = 0
  /// How many layouts could not be made, and engines have laid out nothing.
  var unmade = 0
  /// How many specimens were held against a declared verdict, and how many did not meet it.
  var (held, unmet) = (0, 0)

  /// Whether the run fails.
  var fails: Bool { findings > 0 || unmet > 0 }

  /// Counts findings by what they mean for the run.
  mutating func note(_ statuses: [Finding.Status]) {
    findings += statuses.filter(\.fails).count
    warnings += statuses.filter { $0 == .warning }.count
  }

  /// Adds what came of another subject.
  mutating func add(_ other: RunCounts) {
    cases += other.cases
    findings += other.findings
    warnings += other.warnings
    unsaved += other.unsaved
    unmade += other.unmade
    held += other.held
    unmet += other.unmet
  }
}
