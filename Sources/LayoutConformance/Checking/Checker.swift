/// A run of random cases of a subject in this process.
///
/// For tests and for layouts that are known not to trap; the command runs cases in workers.
public struct Checker: Sendable {
  /// The layout.
  public let subject: Subject
  /// The rules to judge.
  public let rules: [Rule]
  /// The numbers of subviews to draw from.
  public let arity: Arity

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - rules: The rules to judge; all that are on by default where left out.
  public init(_ subject: Subject, rules: [Rule] = RuleCatalogue.byDefault) {
    self.subject = subject
    self.rules = rules
    arity = subject.arity ?? .any
  }

  /// Runs cases, and gives one finding for each broken rule, with the first case that shows it.
  public func findings(seed: UInt64, cases: Int) -> [Finding] {
    tallies(seed: seed, cases: cases).compactMap { finding($0, seed: seed) }
  }

  /// Runs cases, and counts.
  package func tallies(seed: UInt64, cases: Int) -> [Tally] {
    withUnsafeTemporaryAllocation(
      of: Int32.self, capacity: max(TallySheet.counters(for: rules), 1)
    ) { memory in
      guard let base = memory.baseAddress else { return [] }
      let sheet = TallySheet(rules: rules, over: base)
      sheet.clear()
      let generator = CaseGenerator(for: subject, arity: arity, seed: seed)
      for index in 0..<cases {
        let trial = Trial(generator.layoutCase(index), of: subject)
        for row in rules.indices {
          sheet.judge(trial, rule: row, case: index)
        }
      }
      return sheet.tallies
    }
  }

  private func finding(_ tally: Tally, seed: UInt64) -> Finding? {
    guard let index = tally.firstFailures.first else { return nil }
    let layoutCase = CaseGenerator(for: subject, arity: arity, seed: seed).layoutCase(index)
    guard case .violated(let exhibit) = tally.rule.judge(layoutCase, of: subject) else {
      return nil
    }
    let status: Finding.Status = tally.rule.level == .recommended ? .warning : .violation
    return Finding(
      rule: tally.rule, status: status, layoutCase: layoutCase, caseIndex: index,
      count: tally.failed, exhibit: exhibit)
  }
}
