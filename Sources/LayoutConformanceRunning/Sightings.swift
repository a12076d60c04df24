package import LayoutConformance

/// What a run has seen so far: gives what is new, one sighting for each place of a crash, and for each
/// rule and shape of case that breaks it.
package struct Sightings {
  private let plan: RunPlan
  private let subject: Subject
  private let isolated: IsolatedSubject
  private let judge: IsolatedJudge
  private var known: Set<Sighting.Identity> = []
  private var failures: Set<Failure> = []
  // The rules that are broken by what hangs or hoards.
  private var stuck: [Stuck: String] = [:]
  // The crashes of the round by their places, until it is clear which of the rules names the cause.
  private var crashes: [String: [CaseFault]] = [:]
  // The places of crashes in the order in which they were seen first.
  private var places: [String] = []
  // The crashes at the greatest number, until it is clear that there is no other at the place.
  private var pending: [Sighting] = []
  // The cases in which the layout ended a worker, by the rule that is broken by it.
  private var cases: [String: Set<Int>] = [:]

  /// In how many cases the layout ended a worker, by the rule that is broken by it.
  package var counts: [String: Int] { cases.mapValues(\.count) }

  private struct Failure: Hashable {
    let rule: String
    let index: Int
  }

  /// Starts without having seen anything.
  package init(plan: RunPlan, subject: Subject, _ judge: IsolatedJudge) {
    self.plan = plan
    self.subject = subject
    self.judge = judge
    isolated = IsolatedSubject(subject, judge)
  }

  /// Takes what ended a worker.
  ///
  /// What ends the layout is a finding of RUN-01, RUN-02 or RUN-04, whichever rule was asking, once for
  /// each place; but for the rules that are about such an end themselves. A crash is kept until the end
  /// of the round: others at its place may name the cause.
  ///
  /// - Parameters:
  ///   - fault: The fault, in the order of the cases.
  ///   - source: Where the cases come from.
  /// - Returns: What is to be told of it; `nil` where it is known, not told yet, or nobody asked.
  /// - Throws: `ToolError` if the system makes no process.
  package mutating func take(
    _ fault: CaseFault, _ source: any CaseSource
  ) throws(ToolError) -> Sighting? {
    let asking = plan.rules[fault.row]
    let rule = asking.ownsEnds ? asking : RunRules.rule(of: fault.fault.status)
    guard !fault.isRepeated else {
      cases[stuck[Stuck(asking)] ?? rule.id, default: []].insert(fault.number.index)
      return nil
    }
    if fault.fault.status != .crash { stuck[Stuck(asking)] = rule.id }
    guard fault.fault.status != .crash || fault.isDrawing else {
      let place = fault.fault.identity
      if crashes[place] == nil { places.append(place) }
      crashes[place, default: []].append(fault)
      return nil
    }
    cases[rule.id, default: []].insert(fault.number.index)
    guard let sighting = try sighting(fault, rule, source) else { return nil }
    guard rule.id == RunRules.returnsAtGreatestNumber.id else { return sighting }
    pending.append(sighting)
    return nil
  }

  /// The crashes of the round that are new, each with the rule that names its cause.
  ///
  /// - Parameter source: Where the cases come from.
  /// - Returns: A sighting for each place, in the order in which they were seen first.
  /// - Throws: `ToolError` if the system makes no process.
  package mutating func takeCrashes(
    _ source: any CaseSource
  ) throws(ToolError) -> [Sighting] {
    defer { (crashes, places) = ([:], []) }
    var fresh: [Sighting] = []
    for place in places {
      let faults = crashes[place] ?? []
      let rule = cause(of: faults)
      cases[rule.id, default: []].formUnion(faults.map(\.number.index))
      // The case in which the rule's own experiment shows it, or else the first.
      let own = faults.first { plan.rules[$0.row].id == rule.id }
      let plain = faults.first { plan.rules[$0.row].isOfRuns }
      guard let shown = own ?? plain ?? faults.first,
        let sighting = try sighting(shown, rule, source)
      else { continue }
      if rule.id == RunRules.returnsAtGreatestNumber.id {
        pending.append(sighting)
      } else {
        fresh.append(sighting)
      }
    }
    return fresh
  }

  /// The rule that names the cause of the crashes at a place.
  private func cause(of faults: [CaseFault]) -> Rule {
    let asking = faults.map { plan.rules[$0.row] }
    // A method that is there for the cache crashes by itself; and what crashes by lot does so anywhere.
    let isPlain =
      faults.contains { $0.fault.site?.isOfUpdate ?? false }
      || asking.contains { $0.id == PurityRules.isDeterministic.id }
    let isOfCases = asking.contains(where: \.isOfRuns)
    let causes = asking.filter { $0.crashCause == .past || $0.crashCause == .change && !isOfCases }
    let ranks = RuleCatalogue.all.map(\.id)
    func rank(_ rule: Rule) -> Int {
      (rule.crashCause?.rawValue ?? 2) * ranks.count - (ranks.firstIndex(of: rule.id) ?? 0)
    }
    if !isPlain, let named = causes.min(by: { rank($0) < rank($1) }) { return named }
    if let own = asking.first, asking.allSatisfy(\.ownsEnds) { return own }
    return RunRules.returns
  }

  /// What was seen of crashes at the greatest number only, and nowhere else.
  package mutating func takePending() -> [Sighting] {
    defer { pending = [] }
    return pending.filter { sighting in
      !known.contains {
        $0.rule != RunRules.returnsAtGreatestNumber.id && $0.fault == sighting.fault?.identity
      }
    }
  }

  /// What a case that ended a worker shows; `nil` where it is known, where nobody wants to hear of the
  /// rule, and where the case cannot be drawn again.
  private mutating func sighting(
    _ fault: CaseFault, _ rule: Rule, _ source: any CaseSource
  ) throws(ToolError) -> Sighting? {
    guard !plan.selection.ignored.contains(rule.id) else { return nil }
    var sighting: Sighting
    if fault.isDrawing {
      sighting = Sighting(
        of: fault.fault.isOfMaking ? .making : .keys, fault.fault, of: subject,
        caseIndex: fault.number.index)
    } else {
      guard let layoutCase = try isolated.layoutCase(source, fault.number) else { return nil }
      sighting = Sighting(
        finding: Finding(
          rule, brokenBy: subject, isStrict: plan.isStrict, layoutCase: layoutCase,
          caseIndex: fault.number.index, exhibit: Exhibit(fault.fault, with: layoutCase)),
        fault: fault.fault)
      let asking = plan.rules[fault.row]
      if !asking.isOfRuns, asking.id != rule.id { sighting.finding.experiment = asking.id }
    }
    return known.insert(sighting.identity()).inserted ? sighting : nil
  }

  /// Takes what came of a round.
  ///
  /// - Parameters:
  ///   - tallies: What became of each rule from the start of the run on.
  ///   - source: Where the cases come from.
  ///   - redraws: How many times the parameters of a case were drawn again.
  /// - Returns: What is new, required rules first.
  /// - Throws: `ToolError` if the system makes no process.
  package mutating func take(
    _ tallies: [Tally], _ source: any CaseSource, _ redraws: [Int: Int]
  ) throws(ToolError) -> [Sighting] {
    var fresh: [Sighting] = []
    for tally in tallies {
      for index in tally.firstFailures
      where failures.insert(Failure(rule: tally.rule.id, index: index)).inserted {
        let number = IsolatedSubject.Number(index: index, redraw: redraws[index] ?? 0)
        guard let layoutCase = try isolated.layoutCase(source, number) else { continue }
        let finding = try finding(tally, layoutCase, index)
        let sighting = Sighting(finding: finding)
        if known.insert(sighting.identity()).inserted { fresh.append(sighting) }
      }
    }
    return fresh.sorted { order($0) < order($1) }
  }

  private func order(_ sighting: Sighting) -> (Int, Int) {
    let finding = sighting.finding
    let rank = RuleCatalogue.all.firstIndex { $0.id == finding.rule.id } ?? 0
    return (
      finding.status.fails ? rank : rank + RuleCatalogue.all.count, finding.caseIndex ?? 0
    )
  }

  private func finding(
    _ tally: Tally, _ layoutCase: LayoutCase, _ index: Int
  ) throws(ToolError) -> Finding {
    let exhibit: Exhibit
    switch try judge.judge(layoutCase, by: tally.rule) {
    case .judged(.violated(let shown)): exhibit = shown
    case .judged, .ended:
      // It failed in a run of many cases and does not alone: something outlives a case.
      exhibit = Exhibit(
        message:
          "broke the rule after other cases and keeps it in a process of its own: it differs "
          + "from run to run, by state outside of its cache, by lot, by a clock, or by the order of a "
          + "set; equal questions must have equal answers")
    }
    return Finding(
      tally.rule, brokenBy: subject, isStrict: plan.isStrict, layoutCase: layoutCase,
      caseIndex: index, count: tally.failed, exhibit: exhibit)
  }
}
