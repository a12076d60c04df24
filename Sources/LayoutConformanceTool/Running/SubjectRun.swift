import Foundation
import LayoutConformance

/// The check of one subject: finds out its arity, runs the cases, and makes findings of what broke.
struct SubjectRun {
  let subject: Subject
  let plan: RunPlan
  private let judge: IsolatedJudge

  /// What came of the check.
  struct Result {
    /// The numbers of subviews that were drawn from.
    var arity: Arity
    /// Whether the kit found the arity out by itself.
    var isArityFound: Bool
    /// The findings, required ones first.
    var findings: [Finding]
    /// What became of each rule.
    var tallies: [Tally]
  }

  /// Sets up the check.
  ///
  /// - Throws: `ToolError` if the system lacks memory or files.
  init(_ subject: Subject, plan: RunPlan) throws(ToolError) {
    self.subject = subject
    self.plan = plan
    judge = try IsolatedJudge(subject, limits: plan.limits)
  }

  /// Runs the check.
  ///
  /// - Throws: `ToolError` if the system makes no processes, or a worker's answer is lost.
  func result() throws(ToolError) -> Result {
    let arity = if let declared = subject.arity { declared } else { try findArity() }
    let source = CaseGenerator(for: subject, arity: arity, seed: plan.seed)
    let batches = try WorkerPool(jobs: plan.jobs).run(
      subject, rules: plan.rules, cases: plan.cases, source: source, limits: plan.limits)
    guard let total = batches.first?.sheet else {
      return Result(arity: arity, isArityFound: subject.arity == nil, findings: [], tallies: [])
    }
    for batch in batches.dropFirst() {
      total.add(batch.sheet)
    }
    let faults = batches.flatMap(\.faults)
    var findings = try faultFindings(faults, source)
    for tally in total.tallies {
      guard let index = tally.firstFailure else { continue }
      findings.append(try finding(tally, source.layoutCase(index), index))
    }
    findings.sort { order($0) < order($1) }
    return Result(
      arity: arity, isArityFound: subject.arity == nil, findings: findings,
      tallies: total.tallies)
  }

  private func findArity() throws(ToolError) -> Arity {
    var answers: [Int: ArityProbe.Answer] = [:]
    for count in ArityProbe.counts {
      if case .success(let answer) = try judge.run({ ArityProbe.answer(subject, count: count) }) {
        answers[count] = answer
      }
    }
    return ArityProbe.arity(from: answers)
  }

  private func order(_ finding: Finding) -> Int {
    let rank = RuleCatalogue.all.firstIndex { $0.id == finding.rule.id } ?? 0
    return finding.status.fails ? rank : rank + RuleCatalogue.all.count
  }

  /// The status of a broken rule.
  private func status(_ rule: Rule) -> Finding.Status {
    if subject.exceptions[rule.id] != nil { return .expected }
    return rule.level == .recommended && !plan.isStrict ? .warning : .violation
  }

  private func finding(
    _ tally: Tally, _ layoutCase: LayoutCase, _ index: Int
  ) throws(ToolError) -> Finding {
    switch try judge.judge(layoutCase, by: tally.rule) {
    case .judged(.violated(let exhibit)):
      return Finding(
        rule: tally.rule, status: status(tally.rule), layoutCase: layoutCase, caseIndex: index,
        count: tally.failed, exhibit: exhibit)
    case .judged, .ended:
      // It failed in a run of many cases and does not alone: something outlives a case.
      return Finding(
        rule: tally.rule, status: status(tally.rule), layoutCase: layoutCase, caseIndex: index,
        count: tally.failed,
        exhibit: Exhibit(
          message: "broke the rule after other cases and keeps it in a process of its own; "
            + "a layout must not keep state outside of its cache"))
    }
  }
}

extension SubjectRun {
  /// Makes one finding of all faults of a kind.
  ///
  /// What ends the layout with the case itself is a finding of RUN-01, RUN-02 or RUN-04. What ends
  /// it only in a rule's own experiment is told with that rule, unless the same kind of fault is
  /// found without it: then the rule just could not be judged.
  private func faultFindings(
    _ faults: [(index: Int, row: Int, fault: Fault)], _ source: any CaseSource
  ) throws(ToolError) -> [Finding] {
    var findings: [Finding] = []
    for status in [Finding.Status.crash, .hang, .memory] {
      let alike = faults.filter { $0.fault.status == status }
      let plain = alike.filter { plan.rules[$0.row].id == RunRules.returns.id }
      if let first = plain.first {
        findings.append(
          finding(runRule(status), first.fault, source, first.index, plain.count))
      }
      let rows = Set(alike.map(\.row)).sorted()
      for row in rows {
        let rule = plan.rules[row]
        let own = alike.filter { $0.row == row }
        guard let first = own.first, rule.id != RunRules.returns.id,
          plain.isEmpty || rule.id == RunRules.returnsAtGreatestNumber.id
        else { continue }
        findings.append(finding(rule, first.fault, source, first.index, own.count))
      }
    }
    return findings
  }

  private func runRule(_ status: Finding.Status) -> Rule {
    switch status {
    case .hang: RunRules.returnsInTime
    case .memory: RunRules.staysInMemory
    default: RunRules.returns
    }
  }

  private func finding(
    _ rule: Rule, _ fault: Fault, _ source: any CaseSource, _ index: Int, _ count: Int
  ) -> Finding {
    let layoutCase = source.layoutCase(index)
    let status = status(rule)
    return Finding(
      rule: rule, status: status == .violation ? fault.status : status, layoutCase: layoutCase,
      caseIndex: index, count: count, exhibit: Exhibit(fault, with: layoutCase))
  }
}
