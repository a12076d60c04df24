import CConformanceSupport
import LayoutConformance
import LayoutConformanceWorkers

/// A layout that a run checks, with its declared verdict if it is of the gallery.
struct LayoutEntry: RunEntry {
  let subject: Subject
  let declared: GalleryEntry?
  /// What there is to say of where the layout comes from.
  var notes: [String] = []

  var name: String { subject.name }

  func check(
    _ plan: RunPlan, _ reports: Reports, until deadline: Deadline
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?) {
    let start = conformance_now()
    var counts = RunCounts()
    reports.take(.subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: notes)))
    let observed = try Observer(subject, plan: plan).observe()
    let check = try SubjectRun(
      subject, plan: plan, behaviour: observed.behaviour, asDeclared: declared != nil)
    let plan = check.plan
    var findings = SubjectFindings(check, isHeld: declared != nil, reports: reports)
    let result: SubjectRun.Result
    switch observed.making {
    case .impossible(let sighting):
      _ = try findings.take(sighting)
      result = try check.nothing
    case .refused(let fault):
      reports.refuse(subject, fault)
      counts.unmade += 1
      result = try check.nothing
    case .possible:
      let saved = SavedCases(
        check.subject, limits: plan.limits, isStrict: plan.isStrict, rules: plan.rules)
      for sighting in try reports.replay(
        Corpus(path: plan.corpus).files(of: name), of: name, plan,
        by: { (file, name) throws(ToolError) in try saved.run(file, file: name) })
      {
        _ = try findings.take(sighting)
      }
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
                seconds: Run.seconds(since: start), until: deadline.time)))
        },
        take: { (sighting) throws(ToolError) in try findings.take(sighting) },
        endRound: { (tallies, ends) throws(ToolError) in
          try findings.endRound(tallies, ends: ends)
        })
    }
    let verdict = declared.map { declared in
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
      seconds: Run.seconds(since: start), verdict: verdict)
    if case .possible = observed.making {} else { summary.observed.behaviour = nil }
    if case .refused = observed.making { summary.isUnmade = true }
    summary.needless = findings.needless
    summary.statuses = findings.shown
    reports.take(.subjectFinished(summary))
    counts.cases = result.cases
    counts.unsaved = findings.unsaved
    if let verdict {
      counts.held = 1
      if !verdict.isMet { counts.unmet = 1 }
    } else {
      counts.note(findings.shown)
    }
    return (counts, result.stopped)
  }
}

extension Reports {
  /// Tells that the initialiser of a layout took nothing that was drawn for it.
  func refuse(_ subject: Subject, _ fault: Fault) {
    fail(
      "'\(subject.name)' is not made with any parameter that was drawn: it \(fault.description); "
        + "say how with --make '\(subject.name)(…)'")
  }
}
