import CConformanceSupport
import LayoutConformance
import LayoutConformanceWorkers

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

  /// What has come of the run so far.
  private struct Progress {
    var (cases, findings, warnings, unsaved, unmade) = (0, 0, 0, 0, 0)
    var specimens = (held: 0, unmet: 0)
    var stopped: String?

    var fails: Bool { findings > 0 || specimens.unmet > 0 }
  }

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
          seed: plan.seed, scope: plan.scope, subjects: entries.map(\.subject.name),
          shard: plan.shard,
          isInProcess: plan.limits.isInProcess)))
    var progress = Progress()
    for (index, entry) in entries.enumerated() {
      // What is left of the time is shared by what is left of the subjects.
      let share = end.time.map { ($0 - conformance_now()) / Int64(entries.count - index) }
      let stopped = try check(entry, until: Deadline(after: share), &progress)
      if stopped == .interruption {
        progress.stopped = Deadline.Reason.interruption.rawValue
        break
      }
      if stopped == .time { progress.stopped = Deadline.Reason.time.rawValue }
      if plan.failsFast, progress.fails {
        progress.stopped = "a subject had findings, and --fail-fast was given"
        break
      }
    }
    let code = exitCode(progress)
    reports.take(
      .runFinished(
        RunEvent.RunSummary(
          seed: plan.seed, cases: progress.cases,
          scope: progress.stopped == nil ? plan.scope : nil, shard: plan.shard,
          findings: progress.findings,
          warnings: progress.warnings, specimens: progress.specimens,
          seconds: Self.seconds(since: start), exitCode: code,
          stoppedBecause: progress.stopped ?? "all cases ran")))
    try reports.finish()
    return code
  }

  private func exitCode(_ progress: Progress) -> ExitCode {
    if Deadline.isInterrupted { return .interrupted }
    if progress.fails { return .findings }
    if progress.unmade > 0 { return .unavailable }
    return progress.unsaved > 0 ? .software : .success
  }

  private func check(
    _ entry: Entry, until deadline: Deadline, _ progress: inout Progress
  ) throws(ToolError) -> Deadline.Reason? {
    let start = conformance_now()
    let subject = entry.subject
    reports.take(
      .subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: entry.notes)))
    let observed = try Observer(subject, plan: plan).observe()
    let check = try SubjectRun(
      subject, plan: plan, behaviour: observed.behaviour, asDeclared: entry.declared != nil)
    let plan = check.plan
    var findings = SubjectFindings(check, isHeld: entry.declared != nil, reports: reports)
    let result: SubjectRun.Result
    switch observed.making {
    case .impossible(let sighting):
      _ = try findings.take(sighting)
      result = try check.nothing
    case .refused(let fault):
      refuse(subject, fault)
      progress.unmade += 1
      result = try check.nothing
    case .possible:
      try takeSavedCases(of: check.subject, plan, into: &findings)
      if let sighting = observed.countSighting, check.judges(sighting.finding.rule) {
        _ = try findings.take(sighting)
      }
      let feed = try check.feed()
      result = try check.run(
        feed, until: deadline,
        tick: { cases in
          reports.take(
            .progressed(
              RunEvent.Progress(
                subject: subject.name, cases: cases, limit: feed.count ?? plan.cases,
                seconds: Self.seconds(since: start), until: deadline.time)))
        },
        take: { (sighting) throws(ToolError) in try findings.take(sighting) },
        endRound: { (tallies, ends) throws(ToolError) in
          try findings.endRound(tallies, ends: ends)
        })
    }
    let verdict = entry.declared.map { declared in
      // What only many cases together show is for the first part of a run to judge.
      let selected = Set(plan.rules.filter { !$0.isTrend || plan.shard.isFirst }.map(\.id))
      // Promises of a kind are expected where it is not seen, too: that would be a miss.
      let isWhole = plan.selection.selected == nil && plan.selection.ignored.isEmpty
      let expected =
        declared.breaks.filter(selected.contains) + (isWhole ? declared.breaksOfKind : [])
      // How a layout ends is told whichever rule was asking.
      let found = findings.brokenRules.filter {
        selected.contains($0) || !declared.breaks.contains($0)
      }
      return RunEvent.Verdict(
        declared: expected.sorted(), found: found.sorted(),
        scope: result.stopped == nil ? plan.scope : nil)
    }
    try findings.finish(result, isNews: verdict.map { !$0.isMet } ?? true)
    var summary = RunEvent.SubjectSummary(
      result, of: check, findings: findings.counts(with: result.ends),
      seconds: Self.seconds(since: start), verdict: verdict)
    if case .possible = observed.making {} else { summary.observed.behaviour = nil }
    if case .refused = observed.making { summary.isUnmade = true }
    summary.needless = findings.needless
    summary.statuses = findings.shown
    reports.take(.subjectFinished(summary))
    progress.cases += result.cases
    progress.unsaved += findings.unsaved
    if let verdict {
      progress.specimens.held += 1
      if !verdict.isMet { progress.specimens.unmet += 1 }
    } else {
      progress.findings += findings.shown.filter { $0.fails }.count
      progress.warnings += findings.shown.filter { $0 == .warning }.count
    }
    return result.stopped
  }

  /// Tells that the initialiser of a layout took nothing that was drawn for it.
  func refuse(_ subject: Subject, _ fault: Fault) {
    reports.fail(
      "'\(subject.name)' is not made with any parameter that was drawn: it \(fault.description); "
        + "say how with --make '\(subject.name)(…)'")
  }

  /// Runs the saved cases of a subject: takes what they break, and tells of those that cannot be used
  /// or that pass now.
  private func takeSavedCases(
    of subject: Subject, _ plan: RunPlan, into findings: inout SubjectFindings
  ) throws(ToolError) {
    let cases = SavedCases(
      subject, limits: plan.limits, isStrict: plan.isStrict, rules: plan.rules)
    for file in Corpus(path: plan.corpus).files(of: subject.name) {
      let result: SavedCases.Result
      do {
        let saved = try SavedCase(file: file)
        // Names of two subjects may lead to one folder.
        guard saved.subject == subject.name,
          plan.rules.contains(where: { [saved.rule, saved.experiment].contains($0.id) })
        else { continue }
        result = try cases.run(saved, file: file)
      } catch {
        guard error.exitCode == .data else { throw error }
        reports.take(
          .savedCase(
            RunEvent.SavedCaseNews(
              subject: subject.name, file: file, outcome: .unusable(error.description))))
        continue
      }
      if let sighting = result.sighting { _ = try findings.take(sighting) }
      guard result.isFixed else { continue }
      var replay = Reproduction(.replay(file: file), of: subject.name)
      replay.sources = plan.sources
      reports.take(
        .savedCase(
          RunEvent.SavedCaseNews(
            subject: subject.name, file: file,
            outcome: .fixed(result.difference, acceptance: replay.acceptance ?? ""))))
    }
  }

  private static func seconds(since start: Int64) -> Double {
    (Double(conformance_now() - start) / 1e3).rounded() / 1e3
  }
}
