import CConformanceSupport
package import LayoutConformance

/// The check of a layout: it is observed, its saved cases run, then drawn ones round by round, and what
/// broke is told by its causes, each with the smallest case that shows it.
package struct LayoutCheck: Check {
  /// The layout.
  package let subject: Subject
  /// What a specimen of the gallery is declared to break; `nil` for any other layout.
  package let declared: DeclaredVerdict?
  /// What there is to say of where the layout comes from.
  package var notes: [String]

  /// Who is told of each case before it runs, where a trap of the layout would end this process.
  private let watcher: (any CaseWatcher)?

  /// Sets up the check of a layout.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - declared: What a specimen of the gallery is declared to break; `nil` for any other layout.
  ///   - notes: What there is to say of where the layout comes from.
  ///   - watcher: Who is told of each case before it runs.
  package init(
    _ subject: Subject, declared: DeclaredVerdict? = nil, notes: [String] = [],
    watcher: (any CaseWatcher)? = nil
  ) {
    self.subject = subject
    self.declared = declared
    self.notes = notes
    self.watcher = watcher
  }

  /// The name of the layout.
  package var name: String { subject.name }

  /// Runs the check.
  package func run(
    _ plan: RunPlan, until deadline: Deadline, _ listener: any RunListener
  ) throws(ToolError) -> (RunCounts, Deadline.Reason?) {
    let start = conformance_now()
    var counts = RunCounts()
    listener.take(.subjectStarted(RunEvent.SubjectStart(subject: subject.name, notes: notes)))
    let observed =
      plan.isReplayOnly
      ? Observer.Result(making: .possible) : try Observer(subject, plan: plan).observe()
    let check = try SubjectRun(
      subject, plan: plan, behaviour: observed.behaviour, asDeclared: declared != nil)
    let plan = check.plan
    var findings = LayoutFindings(check, isHeld: declared != nil, listener: listener)
    let result: SubjectRun.Result
    switch observed.making {
    case .impossible(let sighting):
      _ = try findings.take(sighting)
      result = try check.nothing
    case .refused(let fault):
      listener.refuse(subject, fault, plan)
      counts.unmade += 1
      result = try check.nothing
    case .possible:
      let saved = SavedCases(
        check.subject, limits: plan.limits, isStrict: plan.isStrict, rules: plan.rules)
      for sighting in try listener.replay(
        plan.saved ?? Corpus(path: plan.corpus).files(of: name), of: name, plan,
        by: { (file, name) throws(ToolError) in
          if let layoutCase = file.counterexample.layoutCase { try watcher?.note(layoutCase) }
          return try saved.run(file, file: name)
        })
      {
        _ = try findings.take(sighting)
      }
      if let sighting = observed.countSighting, check.judges(sighting.finding.rule) {
        _ = try findings.take(sighting)
      }
      guard !plan.isReplayOnly else {
        result = try check.nothing
        break
      }
      let feed = try check.feed().watched(by: watcher)
      result = try check.run(
        feed, until: deadline,
        tick: { cases in
          listener.take(
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
    listener.take(.subjectFinished(summary))
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

/// What a specimen of the gallery is declared to break.
package struct DeclaredVerdict: Sendable {
  /// The IDs of the rules that it breaks, none for a layout that keeps them all.
  package let breaks: [String]
  /// The IDs of the rules that it breaks beside these, of the kind that it looks like.
  package let breaksOfKind: [String]

  /// Declares a verdict.
  package init(breaks: [String], breaksOfKind: [String]) {
    self.breaks = breaks
    self.breaksOfKind = breaksOfKind
  }
}

extension RunListener {
  /// Tells that the initialiser of a layout took nothing that was drawn for it.
  func refuse(_ subject: Subject, _ fault: Fault, _ plan: RunPlan) {
    let remedy = plan.test == nil ? "; say how with --make '\(subject.name)(…)'" : ""
    fail(
      "'\(subject.name)' is not made with any parameter that was drawn: it \(fault.description)"
        + remedy)
  }
}
