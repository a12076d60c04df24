import CConformanceSupport
package import LayoutConformance

/// The check of one subject: finds out its arity, runs the cases round by round, and tells what broke.
package struct SubjectRun {
  package let subject: Subject
  package let plan: RunPlan
  private let judge: IsolatedJudge

  /// What came of the check.
  package struct Result {
    /// The numbers of subviews that were drawn from.
    package var arity: Arity
    /// Whether the kit found the arity out by itself.
    package var isArityFound: Bool
    /// How many cases ran.
    package var cases: Int
    /// What became of each rule.
    package var tallies: [Tally]
    /// What the cases were like.
    package var labels: Labels
    /// Why it ended before all cases ran, `nil` if they did.
    package var stopped: Deadline.Reason?
  }

  /// Sets up the check.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  package init(_ subject: Subject, plan: RunPlan) throws(ToolError) {
    self.subject = subject
    self.plan = plan
    judge = try IsolatedJudge(subject, limits: plan.limits)
  }

  /// What is to be told of a layout that cannot be made, `nil` for one that can.
  ///
  /// Cases are drawn by making the layout, in this process, too: one that cannot be made with the
  /// parameters of the first cases has none to show.
  /// - Throws: `ToolError` if the system makes no process.
  package func sightingOfMaking() throws(ToolError) -> Sighting? {
    let generator = CaseGenerator(for: subject, arity: .any, seed: plan.seed)
    func fault(in cases: Range<Int>) throws(ToolError) -> Fault? {
      try judge.run { cases.map { generator.layoutCase($0).subviews.count } }.fault
    }
    // What shrinking goes down to, in this process, too.
    let subject = subject
    let simplest = try judge.run {
      // What this process does before it makes workers.
      subject.warmUp()
      return subject.parameters(of: [:]).count
    }.fault
    if let simplest { return Sighting(ofMaking: simplest, of: subject) }
    var early = try fault(in: 0..<Self.probedCases)
    // The time is that of one case.
    if early?.kind == .hang { early = try fault(in: 0..<1) }
    return early.map { Sighting(ofMaking: $0, of: subject) }
  }

  private static let probedCases = 200

  /// What comes of a check without a case.
  package var nothing: Result {
    get throws(ToolError) {
      let counters = try Counters(plan.rules)
      return Result(
        arity: subject.arity ?? .any, isArityFound: false, cases: 0,
        tallies: counters.tallies.tallies, labels: counters.labels.labels, stopped: nil)
    }
  }

  /// The numbers of subviews to draw from: declared, or found out.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  package func arity() throws(ToolError) -> Arity {
    if let declared = subject.arity { return declared }
    var answers: [Int: ArityProbe.Answer] = [:]
    for count in ArityProbe.counts {
      if case .success(let answer) = try judge.run({ ArityProbe.answer(subject, count: count) }) {
        answers[count] = answer
      }
    }
    return ArityProbe.arity(from: answers)
  }

  /// Runs the check.
  ///
  /// - Parameters:
  ///   - feed: Where the cases come from.
  ///   - arity: The numbers of subviews that they are drawn from.
  ///   - deadline: When to stop before all cases ran.
  ///   - tick: Called now and then with the number of cases that ran so far.
  ///   - take: Takes what was seen, after each round.
  /// - Returns: What became of the rules, and what the cases were like.
  /// - Throws: `ToolError` if the system makes no processes, or a worker's answer is lost.
  package func run(
    _ feed: CaseFeed, arity: Arity, until deadline: Deadline, tick: (Int) -> Void,
    take: (Sighting) throws(ToolError) -> Void
  ) throws(ToolError) -> Result {
    var feed = feed
    var knowsHang = false
    let pool = WorkerPool(jobs: plan.limits.isInProcess ? 1 : plan.jobs)
    let total = try Counters(plan.rules)
    var sightings = Sightings(plan: plan, subject: subject)
    let end = min(plan.cases ?? .max, feed.count ?? .max)
    var (start, cases) = (0, 0)
    while start < end, deadline.reason == nil {
      let range = feed.round(from: start, to: end, plan)
      var workload = Workload(
        subject, rules: plan.rules, source: feed.source, limits: plan.limits, shard: plan.shard)
      (workload.features, workload.knowsHang) = (feed.features, knowsHang)
      let batches = try pool.run(
        range, of: workload, batchSize: feed.batchSize, until: deadline
      ) { tick(cases + $0) }
      knowsHang = knowsHang || batches.contains(where: \.knowsHang)
      for batch in batches {
        total.add(batch.counters)
        cases += batch.casesRun
      }
      let fresh = try sightings.take(
        faults: batches.flatMap(\.faults), tallies: total.tallies.tallies, feed.source, judge)
      for sighting in fresh { try take(sighting) }
      feed.learn()
      start = range.upperBound
    }
    return Result(
      arity: arity, isArityFound: subject.arity == nil, cases: cases,
      tallies: total.tallies.tallies, labels: total.labels.labels,
      stopped: start < end || cases < plan.shard.cases(in: 0..<end) ? deadline.reason : nil)
  }
}
