import LayoutConformance
import LayoutConformanceRunning

/// A run as far as it has come, gathered from its events: what reports that are files are made of.
package struct RunRecord: Sendable {
  /// How the run began, `nil` before it did.
  private(set) var start: RunEvent.RunStart?
  /// The subjects so far, in order.
  private(set) var subjects: [SubjectRecord] = []
  /// How the run ended, `nil` while it goes on.
  private(set) var end: RunEvent.RunSummary?

  /// Takes one event.
  mutating func take(_ event: RunEvent) {
    switch event {
    case .runStarted(let start): self.start = start
    case .subjectStarted(let start):
      subjects.append(SubjectRecord(name: start.subject, notes: start.notes))
    case .progressed, .observed: break
    case .finding(let finding, _):
      guard !subjects.isEmpty else { return }
      subjects[subjects.count - 1].findings.append(finding)
    case .savedCase(let news):
      guard !subjects.isEmpty else { return }
      subjects[subjects.count - 1].savedCases.append(news)
    case .subjectFinished(let summary):
      guard !subjects.isEmpty else { return }
      subjects[subjects.count - 1].summary = summary
    case .runFinished(let end): self.end = end
    }
  }

  /// The cases that ran, as far as subjects are finished.
  var cases: Int { end?.cases ?? subjects.reduce(0) { $0 + ($1.summary?.cases ?? 0) } }

  /// A finding of the run as a person reads it.
  func block(_ finding: Finding, of subject: String) -> String {
    FailureBlock(finding, subject: subject).text
  }

  /// The findings with their subjects, those that fail a run first, in the order of the run else.
  var worstFirst: [(finding: Finding, subject: String)] {
    let all = subjects.flatMap { subject in
      subject.findings.map { (finding: $0, subject: subject.name) }
    }
    let ranks: [[Finding.Status]] = [
      [.kitFault], [.crash, .hang, .memory], [.violation], [.warning], [.expected],
    ]
    return ranks.flatMap { rank in all.filter { rank.contains($0.finding.status) } }
  }
}

/// What is known of one subject of a run.
package struct SubjectRecord: Sendable {
  /// The name.
  let name: String
  /// What the report has to say about the subject's source.
  let notes: [String]
  /// What was told of it.
  fileprivate(set) var findings: [Finding] = []
  /// The saved cases that are not what they were.
  fileprivate(set) var savedCases: [RunEvent.SavedCaseNews] = []
  /// What came of the check, `nil` while it goes on or if it was cut short.
  fileprivate(set) var summary: RunEvent.SubjectSummary?

  /// The rules that were judged or found to be broken, in the order of the catalogue.
  var rules: [RuleRecord] {
    let judged = summary?.rules ?? []
    return RuleCatalogue.described.compactMap { rule in
      let findings = findings.filter { $0.rule.id == rule.id }
      let summary = judged.first { $0.rule == rule.id }
      let cause = self.findings.first { $0.alsoBreaks.contains { $0.rule.id == rule.id } }
      guard summary != nil || !findings.isEmpty || cause != nil else { return nil }
      return RuleRecord(
        rule: rule, checked: summary?.checked ?? 0, failed: summary?.failed ?? 0,
        skipped: summary?.skipped ?? 0, why: summary?.why, findings: findings,
        cause: cause,
        verdict: self.summary?.verdict)
    }
  }

  /// How many rules came to a result.
  func count(_ results: RuleRecord.Result...) -> Int {
    rules.count { results.contains($0.result) }
  }
}

/// What became of one rule for one subject.
package struct RuleRecord: Sendable {
  let rule: Rule
  /// Which of several findings of the rule it is about, from 1.
  private(set) var number = 1
  let checked: Int
  let failed: Int
  let skipped: Int
  let why: String?
  /// What was told of the rule.
  private(set) var findings: [Finding]
  /// The finding that the rule is told under, where it has none of its own.
  let cause: Finding?
  /// How the subject compares with its declared verdict, for a specimen.
  fileprivate let verdict: RunEvent.Verdict?

  /// What became of a rule.
  enum Result: String, Sendable, CaseIterable {
    case passed, failed, error, warned, explained, expected, skipped
  }

  /// What became of it; that a specimen breaks what it is declared to break is as it should be.
  var result: Result {
    if let verdict, verdict.declared.contains(rule.id) || verdict.found.contains(rule.id) {
      let isMet = verdict.declared.contains(rule.id) == verdict.found.contains(rule.id)
      return isMet ? .expected : .failed
    }
    let statuses = Set(findings.map(\.status))
    if !statuses.isDisjoint(with: [.crash, .hang, .memory, .kitFault]) { return .error }
    if statuses.contains(.violation) { return .failed }
    if statuses.contains(.warning) { return .warned }
    if statuses.contains(.expected) { return .expected }
    if cause != nil { return .explained }
    return checked == 0 ? .skipped : .passed
  }

  /// The rule by its ID, and by a number where it is not the first of its findings.
  var name: String { number == 1 ? rule.id : "\(rule.id) (\(number))" }

  /// The rule once for each of its findings; once where it has none.
  var byFinding: [RuleRecord] {
    guard findings.count > 1 else { return [self] }
    return findings.enumerated().map { index, finding in
      var record = self
      (record.number, record.findings) = (index + 1, [finding])
      return record
    }
  }

  /// The result in one sentence, the first finding where there is one.
  func sentence(of subject: String) -> String {
    if let finding = findings.first { return finding.headline(of: subject) }
    if let verdict, verdict.declared.contains(rule.id) {
      return verdict.found.contains(rule.id)
        ? "'\(subject)' broke the rule, as declared [\(rule.id)]"
        : "'\(subject)' kept the rule, and is declared to break it [\(rule.id)]"
    }
    if let cause {
      return "broken in \(counted(failed, "case")) by the defect that \(cause.rule.id) tells"
    }
    switch result {
    case .skipped: return "not judged in any case\(why.map { ": \($0)" } ?? "")"
    default: return "judged in \(counted(checked, "case")), broken in \(failed)"
    }
  }
}
