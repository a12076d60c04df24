package import LayoutConformance

/// What a run has seen so far: gives what each round adds to it, one sighting for each rule, kind of
/// fault and shape of case.
package struct Sightings {
  private let plan: RunPlan
  private let subject: Subject
  private var known: Set<Sighting.Identity> = []
  private var failures: Set<Failure> = []
  // Kinds of fault that the case itself leads to, without any rule's own experiment.
  private var plainFaults: Set<Finding.Status> = []

  private struct Failure: Hashable {
    let rule: String
    let index: Int
  }

  package init(plan: RunPlan, subject: Subject) {
    self.plan = plan
    self.subject = subject
  }

  /// Takes what came of a round.
  ///
  /// - Parameters:
  ///   - faults: How workers came to an end, in the order of the cases.
  ///   - tallies: What became of each rule from the start of the run on.
  ///   - source: Where the cases come from.
  ///   - judge: Judges a case again, for what shows it.
  /// - Returns: What is new, required rules first.
  /// - Throws: `ToolError` if the system makes no process.
  package mutating func take(
    faults: [(index: Int, row: Int, fault: Fault)], tallies: [Tally], _ source: any CaseSource,
    _ judge: IsolatedJudge
  ) throws(ToolError) -> [Sighting] {
    var fresh = try take(faults, source, judge)
    for tally in tallies {
      for index in tally.firstFailures
      where failures.insert(Failure(rule: tally.rule.id, index: index)).inserted {
        let layoutCase = source.layoutCase(index)
        let finding = try finding(tally, layoutCase, index, judge)
        let sighting = Sighting(finding: finding, fault: nil)
        if known.insert(sighting.identity()).inserted { fresh.append(sighting) }
      }
    }
    return fresh.sorted { order($0) < order($1) }
  }

  /// Makes sightings of what ended workers.
  ///
  /// What ends the layout with the case itself is a finding of RUN-01, RUN-02 or RUN-04. What ends
  /// it only in a rule's own experiment is told with that rule, unless the same kind of fault is
  /// found without it: then the rule just could not be judged.
  private mutating func take(
    _ faults: [(index: Int, row: Int, fault: Fault)], _ source: any CaseSource,
    _ judge: IsolatedJudge
  ) throws(ToolError) -> [Sighting] {
    for (_, row, fault) in faults where plan.rules[row].id == RunRules.returns.id {
      plainFaults.insert(fault.status)
    }
    var fresh: [Sighting] = []
    var counts: [Sighting.Identity: Int] = [:]
    for (index, row, fault) in faults {
      var rule = plan.rules[row]
      // The initialiser draws the case's parameters: what it cannot be given ends this process, too.
      if row == 0, try judge.run({ source.layoutCase(index).subviews.count }).fault != nil {
        let sighting = Sighting(ofMaking: fault, of: subject, caseIndex: index)
        if known.insert(sighting.identity()).inserted { fresh.append(sighting) }
        continue
      }
      let layoutCase = source.layoutCase(index)
      if rule.id != RunRules.returns.id, plainFaults.contains(fault.status),
        rule.id != RunRules.returnsAtGreatestNumber.id
      {
        continue
      }
      rule = self.rule(row, fault)
      let sighting = Sighting(
        finding: Finding(
          rule, brokenBy: subject, isStrict: plan.isStrict, layoutCase: layoutCase,
          caseIndex: index, exhibit: Exhibit(fault, with: layoutCase)),
        fault: fault)
      counts[sighting.identity(), default: 0] += 1
      if known.insert(sighting.identity()).inserted { fresh.append(sighting) }
    }
    for index in fresh.indices {
      fresh[index].finding.count = counts[fresh[index].identity()] ?? 1
    }
    return fresh
  }

  /// The rule that a fault in the row of a rule breaks.
  private func rule(_ row: Int, _ fault: Fault) -> Rule {
    let rule = plan.rules[row]
    return rule.id == RunRules.returns.id ? RunRules.rule(of: fault.status) : rule
  }

  private func order(_ sighting: Sighting) -> (Int, Int) {
    let finding = sighting.finding
    let rank = RuleCatalogue.all.firstIndex { $0.id == finding.rule.id } ?? 0
    return (
      finding.status.fails ? rank : rank + RuleCatalogue.all.count, finding.caseIndex ?? 0
    )
  }

  private func finding(
    _ tally: Tally, _ layoutCase: LayoutCase, _ index: Int, _ judge: IsolatedJudge
  ) throws(ToolError) -> Finding {
    let exhibit: Exhibit
    switch try judge.judge(layoutCase, by: tally.rule) {
    case .judged(.violated(let shown)): exhibit = shown
    case .judged, .ended:
      // It failed in a run of many cases and does not alone: something outlives a case.
      exhibit = Exhibit(
        message: "broke the rule after other cases and keeps it in a process of its own; "
          + "a layout must not keep state outside of its cache")
    }
    return Finding(
      tally.rule, brokenBy: subject, isStrict: plan.isStrict, layoutCase: layoutCase,
      caseIndex: index, count: tally.failed, exhibit: exhibit)
  }
}
