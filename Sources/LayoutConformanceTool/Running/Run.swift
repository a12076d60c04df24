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
    var (cases, findings, warnings) = (0, 0, 0)
    var (held, unmet) = (0, 0)
    var reason = "all cases ran"
    for entry in entries {
      let result = try check(entry)
      cases += plan.cases
      if let verdict = result.verdict {
        held += 1
        if !verdict.isMet { unmet += 1 }
      } else {
        findings += result.findings.filter { $0.status.fails }.count
        warnings += result.findings.filter { $0.status == .warning }.count
      }
      if plan.failsFast, unmet > 0 || findings > 0 {
        reason = "a subject had findings, and --fail-fast was given"
        break
      }
    }
    let code: ExitCode = unmet > 0 || findings > 0 ? .findings : .success
    reports.take(
      .runFinished(
        RunEvent.RunSummary(
          seed: plan.seed, cases: cases, findings: findings, warnings: warnings,
          specimens: (held, unmet), seconds: seconds(since: start), exitCode: code,
          stoppedBecause: reason)))
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
    let known = try savedFindings(of: subject, plan)
    var result = try SubjectRun(subject, plan: plan).result()
    // A rule that a saved case breaks needs no other case to show it.
    result.findings =
      known
      + result.findings.filter { finding in
        !known.contains { $0.rule.id == finding.rule.id }
      }
    let verdict = entry.declared.map { declared in
      let selected = Set(plan.rules.map(\.id))
      return RunEvent.Verdict(
        declared: declared.breaks.filter(selected.contains).sorted(),
        found: Set(result.findings.map(\.rule.id)).sorted())
    }
    let shrinker = FindingShrinker(subject, arity: result.arity, limits: plan.limits)
    // What a specimen of the gallery is declared to break is its purpose, not news.
    let isNews = verdict.map { !$0.isMet } ?? true
    for finding in result.findings where isNews || (plan.savesFindings && finding.file == nil) {
      var shown = finding
      if finding.file == nil { shown = try shrinker.shrunk(finding) }
      if plan.savesFindings, shown.file == nil {
        let saved = SavedCase(shown, subject: subject.name, seed: plan.seed)
        shown.file = try Command.save(saved, in: plan.corpus)
      }
      if isNews { reports.take(.finding(shown, subject: subject.name)) }
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

  /// The rules that saved cases of a subject break.
  private func savedFindings(
    of subject: Subject, _ plan: RunPlan
  ) throws(ToolError) -> [Finding] {
    let files = Corpus(path: plan.corpus).files(of: subject.name)
    guard !files.isEmpty else { return [] }
    let cases = try SavedCases(subject, limits: plan.limits)
    var findings: [Finding] = []
    for file in files {
      let saved = try SavedCase(file: file)
      guard plan.rules.contains(where: { $0.id == saved.rule }),
        let finding = try cases.run(saved, file: file).finding
      else { continue }
      findings.append(finding)
    }
    return findings
  }

  private func seconds(since start: Int64) -> Double {
    (Double(conformance_now() - start) / 1e3).rounded() / 1e3
  }
}
