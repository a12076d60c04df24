import CConformanceSupport
package import LayoutConformance

/// The check of one subject: runs the cases round by round, and tells what broke.
package struct SubjectRun {
  /// The layout, which says in its worker when it is being made.
  package let subject: Subject
  package let plan: RunPlan
  /// What was observed of the layout before.
  package let behaviour: ObservedBehaviour
  /// Asks what only the code of the layout can say.
  package let isolated: IsolatedSubject
  private let sites = CrashSites()
  private let judge: IsolatedJudge

  /// What came of the check.
  package struct Result {
    /// How many cases ran.
    package var cases: Int
    /// What became of each rule.
    package var tallies: [Tally]
    /// What the cases were like.
    package var labels: Labels
    /// In how many cases the layout ended a worker, by the rule that is broken by it.
    package var ends: [String: Int]
    /// In how many cases the initialiser did not take the parameters that were drawn first.
    package var redrawn: Int
    /// Why it ended before all cases ran, `nil` if they did.
    package var stopped: Deadline.Reason?
  }

  /// Sets up the check of a layout by the rules that the plan selects for what was observed of it.
  ///
  /// - Parameters:
  ///   - subject: The layout, as it was observed.
  ///   - plan: What to do; its rules are those of the selection from here on.
  ///   - behaviour: What was observed.
  ///   - asDeclared: Whether to judge no rule beyond those that the subject is known by.
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(
    _ subject: Subject, plan: RunPlan, behaviour: ObservedBehaviour, asDeclared: Bool = false
  ) throws(ToolError) {
    let subject = plan.selection.subject(subject, seenAs: behaviour)
    var plan = plan
    plan.rules = plan.selection.rules(of: subject, seenAs: behaviour, asDeclared: asDeclared)
    try self.init(subject, plan: plan, judgedAs: behaviour)
  }

  /// Sets up the check of a layout by the rules of the plan.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(
    _ subject: Subject, plan: RunPlan, judgedAs behaviour: ObservedBehaviour = ObservedBehaviour()
  ) throws(ToolError) {
    let subject = subject.observed(taking: behaviour.counts)
    self.subject = subject.notingMakes
    self.plan = plan
    self.behaviour = behaviour
    judge = try IsolatedJudge(subject, limits: plan.limits, sites: sites)
    isolated = IsolatedSubject(subject, judge)
  }

  /// Whether a rule is among those that are judged.
  package func judges(_ rule: Rule) -> Bool { plan.rules.contains { $0.id == rule.id } }

  /// Shrinks the findings of the check.
  package var shrinker: FindingShrinker {
    FindingShrinker(subject, counts: behaviour.counts, limits: plan.limits, sites: sites)
  }

  /// The random cases of the check, drawn for what was observed of the layout.
  package var randomCases: CaseGenerator {
    CaseGenerator(
      for: subject, counts: behaviour.counts, seed: plan.seed, reads: behaviour.reads)
  }

  /// What comes of a check without a case.
  package var nothing: Result {
    get throws(ToolError) {
      let counters = try Counters(plan.rules)
      return Result(
        cases: 0, tallies: counters.tallies.tallies, labels: counters.labels.labels, ends: [:],
        redrawn: 0,
        stopped: nil)
    }
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - feed: Where the cases come from.
  ///   - deadline: When to stop before all cases ran.
  ///   - tick: Called now and then with the number of cases that ran so far.
  ///   - take: Takes what was seen: how the layout ends at once, the rest after each round; says whether
  ///     it was seen again.
  ///   - endRound: Called when a round of cases is over, with what became of each rule until then, and in
  ///     how many cases the layout ended a worker.
  /// - Returns: What became of the rules, and what the cases were like.
  /// - Throws: `ToolError` if the system makes no processes, or a worker's answer is lost.
  package func run(
    _ feed: CaseFeed, until deadline: Deadline, tick: (Int) -> Void,
    take: (Sighting) throws(ToolError) -> Bool,
    endRound: ([Tally], [String: Int]) throws(ToolError) -> Void = { _, _ in }
  ) throws(ToolError) -> Result {
    var feed = feed
    var known: Set<Stuck> = []
    let pool = WorkerPool(jobs: plan.limits.isInProcess ? 1 : plan.jobs)
    let total = try Counters(plan.rules)
    var sightings = Sightings(plan: plan, subject: subject, judge)
    var redraws: [Int: Int] = [:]
    let end = min(plan.cases ?? .max, feed.count ?? .max)
    var (start, cases) = (0, 0)
    while start < end, deadline.reason == nil {
      let range = feed.round(from: start, to: end, plan)
      let source = feed.source
      var workload = Workload(
        subject, rules: plan.rules, source: source, limits: plan.limits, shard: plan.shard)
      (workload.features, workload.sites) = (feed.features, sites)
      let (batches, stuck) = try pool.run(
        range, of: workload, batchSize: feed.batchSize, known: known, until: deadline,
        tick: { tick(cases + $0) },
        decide: { (suspect) throws(ToolError) in
          try decide(suspect, source, &sightings, take)
        },
        take: { (fault) throws(ToolError) in
          if let sighting = try sightings.take(fault, source) { _ = try take(sighting) }
        })
      known = stuck
      for batch in batches {
        total.add(batch.counters)
        cases += batch.casesRun
        redraws.merge(batch.redraws) { $1 }
      }
      for sighting in try sightings.takeCrashes(source) { _ = try take(sighting) }
      for sighting in try sightings.take(total.tallies.tallies, source, redraws) {
        _ = try take(sighting)
      }
      try feed.learn(isolated, redraws)
      start = range.upperBound
      if start >= RunPlan.roundSizes.lowerBound || start >= end || deadline.reason != nil {
        for sighting in sightings.takePending() { _ = try take(sighting) }
        try endRound(total.tallies.tallies, sightings.counts)
      }
    }
    return Result(
      cases: cases, tallies: total.tallies.tallies, labels: total.labels.labels,
      ends: sightings.counts,
      redrawn: redraws.count,
      stopped: start < end || cases < plan.shard.cases(in: 0..<end) ? deadline.reason : nil)
  }

  /// Decides whether a case that takes long hangs, or hoards memory.
  ///
  /// A case takes microseconds: one that is not over after a quarter of the time is told if a smaller
  /// one, or the case itself, is not over after all of it either.
  private func decide(
    _ suspect: Batch.Suspect, _ source: any CaseSource, _ sightings: inout Sightings,
    _ take: (Sighting) throws(ToolError) -> Bool
  ) throws(ToolError) -> Batch.Decision {
    var fault = suspect.fault
    if !suspect.isPatient {
      // A case that is drawn has no smaller one that could be looked at with all the time.
      let limits = suspect.isDrawing ? plan.limits : plan.limits.hurried(by: 4)
      let alone = try IsolatedJudge(subject, limits: limits, confirmsHangs: false, sites: sites)
      guard let seen = try self.fault(of: suspect, source, alone) else { return .slow }
      fault = seen
    }
    // It traps after a while: the batch finds out by itself.
    guard fault.status != .crash else { return .slow }
    let caseFault = CaseFault(
      number: suspect.number, row: suspect.row, isDrawing: suspect.isDrawing, fault: fault,
      isRepeated: false)
    guard let sighting = try sightings.take(caseFault, source) else {
      return .fault(fault)
    }
    return try take(sighting) ? .fault(fault) : .slow
  }

  /// How a suspect ends the worker when it runs alone; `nil` if it does not.
  private func fault(
    of suspect: Batch.Suspect, _ source: any CaseSource, _ judge: IsolatedJudge
  ) throws(ToolError) -> Fault? {
    let alone = IsolatedSubject(subject, judge)
    switch try alone.layoutCases(source, [suspect.number]) {
    case .failure(let error): return error.fault
    case .success(let cases):
      guard let layoutCase = cases.first else { return nil }
      let rule = plan.rules[suspect.row]
      let asking = rule.isOfRuns ? RunRules.returns : rule
      guard case .ended(let fault) = try judge.judge(layoutCase, by: asking) else { return nil }
      return fault
    }
  }
}
