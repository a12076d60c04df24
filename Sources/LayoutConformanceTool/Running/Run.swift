import CConformanceSupport
import LayoutConformance

/// A run over some subjects, which tells its reports what happens.
struct Run {
  let entries: [Entry]
  let plan: RunPlan
  let reports: Reports

  /// A subject, with its declared verdict if it is of the gallery.
  struct Entry {
    let subject: Subject
    let declared: GalleryEntry?
    var notes: [String] = []
  }

  /// Runs all, and gives the code to end with.
  ///
  /// - Throws: `ToolError` for a fault of the kit or of the system.
  func run() throws(ToolError) -> ExitCode {
    let start = conformance_now()
    reports.take(
      .runStarted(seed: plan.seed, subjects: entries.map(\.subject.name)))
    var (cases, findings, warnings, unmet) = (0, 0, 0, 0)
    var reason = "all cases ran"
    for entry in entries {
      let result = try check(entry)
      cases += plan.cases
      findings += result.findings.filter { $0.status.fails }.count
      warnings += result.findings.filter { $0.status == .warning }.count
      if let verdict = result.verdict, !verdict.isMet { unmet += 1 }
      if plan.failsFast, unmet > 0 || (entry.declared == nil && findings > 0) {
        reason = "a subject had findings, and --fail-fast was given"
        break
      }
    }
    let isGallery = entries.contains { $0.declared != nil }
    let code: ExitCode = (isGallery ? unmet > 0 : findings > 0) ? .findings : .success
    reports.take(
      .runFinished(
        RunEvent.RunSummary(
          seed: plan.seed, cases: cases, findings: findings, warnings: warnings,
          seconds: seconds(since: start), exitCode: code, stoppedBecause: reason)))
    try reports.finish()
    return code
  }

  private func check(
    _ entry: Entry
  ) throws(ToolError) -> (findings: [Finding], verdict: RunEvent.Verdict?) {
    let start = conformance_now()
    let subject = entry.subject
    reports.take(
      .subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: entry.notes)))
    var plan = plan
    if let ignored = entry.declared?.ignores {
      plan.rules.removeAll { ignored.contains($0.id) }
    }
    let result = try SubjectRun(subject, plan: plan).result()
    let verdict = entry.declared.map { declared in
      let selected = Set(plan.rules.map(\.id))
      return RunEvent.Verdict(
        declared: declared.breaks.filter(selected.contains).sorted(),
        found: Set(result.findings.map(\.rule.id)).sorted())
    }
    // What a specimen of the gallery is declared to break is its purpose, not news.
    let shrinker = FindingShrinker(subject, arity: result.arity, limits: plan.limits)
    for finding in result.findings where verdict.map({ !$0.isMet }) ?? true {
      reports.take(.finding(try shrinker.shrunk(finding), subject: subject.name))
    }
    reports.take(
      .subjectFinished(
        RunEvent.SubjectSummary(
          subject: subject.name, arity: result.arity, isArityFound: result.isArityFound,
          cases: plan.cases, seconds: seconds(since: start),
          rules: result.tallies.map { tally in
            RunEvent.RuleSummary(
              rule: tally.rule.id, checked: tally.checked,
              failed: max(
                tally.failed,
                result.findings.first { $0.rule.id == tally.rule.id }?.count ?? 0),
              skipped: tally.skipped, why: tally.mainSkipReason)
          },
          verdict: verdict)))
    return (result.findings, verdict)
  }

  private func seconds(since start: Int64) -> Double {
    (Double(conformance_now() - start) / 1e3).rounded() / 1e3
  }
}
