import CConformanceSupport
import LayoutConformance

/// A run over some layouts or engines, which tells what happens.
package struct Run {
  private let checks: [any Check]
  private let plan: RunPlan
  private let listener: any RunListener

  /// Sets up a run.
  ///
  /// - Parameters:
  ///   - checks: The checks, in order.
  ///   - plan: What each does.
  ///   - listener: Who is told what happens.
  package init(_ checks: [any Check], plan: RunPlan, listener: any RunListener) {
    self.checks = checks
    self.plan = plan
    self.listener = listener
  }

  /// Runs all, and gives the code to end with.
  ///
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  package func run() throws(ToolError) -> ExitCode {
    conformance_catch_interruptions()
    // Whatever ends the process before the run says so itself is no success.
    conformance_guard_run(1)
    defer { conformance_guard_run(0) }
    let start = conformance_now()
    let end = Deadline(after: plan.time)
    listener.take(
      .runStarted(
        RunEvent.RunStart(
          seed: plan.seed, scope: plan.scope, subjects: checks.map(\.name), shard: plan.shard,
          isInProcess: plan.limits.isInProcess)))
    var total = RunCounts()
    var stopped: String?
    for (index, check) in checks.enumerated() {
      // What is left of the time is shared by what is left of the subjects.
      let share = end.time.map { ($0 - conformance_now()) / Int64(checks.count - index) }
      let (counts, reason) = try check.run(
        plan, until: Deadline(after: share), listener)
      total.add(counts)
      if let reason { stopped = reason.rawValue }
      if reason == .interruption { break }
      if plan.failsFast, total.fails {
        stopped = "a subject had findings, and --fail-fast was given"
        break
      }
    }
    let code = exitCode(total)
    listener.take(
      .runFinished(
        RunEvent.RunSummary(
          seed: plan.seed, cases: total.cases, scope: stopped == nil ? plan.scope : nil,
          shard: plan.shard, findings: total.findings, warnings: total.warnings,
          specimens: (held: total.held, unmet: total.unmet), seconds: Self.seconds(since: start),
          exitCode: code, stoppedBecause: stopped ?? "all cases ran")))
    try listener.finish()
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

/// The check of a layout or of an engine, from a plan to events.
package protocol Check: Sendable {
  /// The name of what is checked.
  var name: String { get }

  /// Runs the check, and tells what happens.
  ///
  /// - Parameters:
  ///   - plan: What to do.
  ///   - deadline: When to stop before all cases ran.
  ///   - listener: Who is told.
  /// - Returns: What came of it, and why it stopped early if it did.
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func run(
    _ plan: RunPlan, until deadline: Deadline, _ listener: any RunListener
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?)
}

/// Who is told what happens in a run.
package protocol RunListener {
  /// Takes one event.
  func take(_ event: RunEvent)

  /// Tells of an error that does not end the run.
  func fail(_ text: String)

  /// Looks whether all that was told has arrived.
  ///
  /// - Throws: `ToolError` with the first failure.
  func finish() throws(ToolError)
}

/// What has come of a run, in numbers.
package struct RunCounts {
  package var cases = 0
  package var findings = 0
  package var warnings = 0
  /// How many findings could not be saved.
  package var unsaved = 0
  /// How many layouts could not be made, and engines have laid out nothing.
  package var unmade = 0
  /// How many specimens were held against a declared verdict, and how many did not meet it.
  package var (held, unmet) = (0, 0)

  /// Whether the run fails.
  package var fails: Bool { findings > 0 || unmet > 0 }

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
