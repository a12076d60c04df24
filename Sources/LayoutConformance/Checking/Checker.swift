/// A run of random cases of a subject in this process.
///
/// For tests and for layouts that are known not to trap; the command runs cases in workers.
public struct Checker: Sendable {
  /// The layout.
  public let subject: Subject
  /// The rules to judge.
  public let rules: [Rule]
  /// The numbers of subviews to draw from.
  public let counts: SubviewCounts

  /// Makes a checker.
  ///
  /// - Parameters:
  ///   - subject: The layout.
  ///   - rules: The rules to judge; those of the subject where left out.
  ///   - counts: The numbers of subviews to draw from; those that the subject declares, or any, where
  ///     left out.
  public init(_ subject: Subject, rules: [Rule]? = nil, counts: SubviewCounts? = nil) {
    self.subject = subject
    self.rules = rules ?? subject.rules
    self.counts = counts ?? subject.counts ?? .any
  }

  /// Runs cases, and gives one finding for each broken rule, with the first case that shows it.
  ///
  /// A rule that the subject declares an exception for is `expected` to be broken. In a thousand
  /// cases and more, one that is kept is a finding, too.
  public func findings(seed: UInt64, cases: Int) -> [Finding] {
    let tallies = tallies(seed: seed, cases: cases)
    let findings = tallies.compactMap { finding($0, seed: seed) }
    return findings
      + tallies.needless(subject.exceptions, broken: Set(findings.map(\.rule.id)))
  }

  /// Runs cases, and counts.
  package func tallies(seed: UInt64, cases: Int) -> [Tally] {
    withUnsafeTemporaryAllocation(
      of: Int32.self, capacity: max(TallySheet.counters(for: rules), 1)
    ) { memory in
      guard let base = memory.baseAddress else { return [] }
      let sheet = TallySheet(rules: rules, over: base)
      sheet.clear()
      let generator = CaseGenerator(for: subject, counts: counts, seed: seed)
      for index in 0..<cases {
        let trial = Trial(generator.layoutCase(index), of: subject, for: .counting)
        for row in rules.indices {
          sheet.judge(trial, rule: row, case: index)
        }
      }
      return sheet.tallies
    }
  }

  private func finding(_ tally: Tally, seed: UInt64) -> Finding? {
    guard let index = tally.firstFailures.first else { return nil }
    let layoutCase = CaseGenerator(for: subject, counts: counts, seed: seed).layoutCase(index)
    guard case .violated(let exhibit) = tally.rule.judge(layoutCase, of: subject) else {
      return nil
    }
    return Finding(
      tally.rule, brokenBy: subject, isStrict: false, layoutCase: layoutCase, caseIndex: index,
      count: tally.failed, exhibit: exhibit)
  }
}
