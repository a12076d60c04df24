import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What is counted in a run, and what is shown of a violation.
@Suite struct CheckingTests {
  private func rules(_ ids: String...) throws -> [Rule] {
    try ids.map { try #require(RuleCatalogue.rule($0)) }
  }

  /// Judges cases on a sheet of its own, the first of them with a number.
  private func tallies(
    _ rules: [Rule], _ subject: Subject, _ cases: [LayoutCase], from start: Int = 0,
    adding later: [LayoutCase] = []
  ) -> [Tally] {
    let counters = TallySheet.counters(for: rules)
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * counters) { memory in
      guard let base = memory.baseAddress else { return [] }
      let sheet = TallySheet(rules: rules, over: base)
      let other = TallySheet(rules: rules, over: base + counters)
      for (sheet, cases, start) in [(sheet, cases, start), (other, later, start + cases.count)] {
        sheet.clear()
        for (index, layoutCase) in cases.enumerated() {
          for row in rules.indices {
            sheet.judge(Trial(layoutCase, of: subject), rule: row, case: start + index)
          }
        }
      }
      sheet.add(other)
      return sheet.tallies
    }
  }

  @Test func `failures, first failures and skips are counted`() throws {
    let flow = try specimen("FlowComparingCoordinate")
    let bad = LayoutCase(
      [.rigid(1, 1), .rigid(1, 1)], proposal: offer(2, nil), origin: CGPoint(x: 1, y: 0))
    let good = LayoutCase([.rigid(1, 1)], origin: CGPoint(x: 1, y: 0))
    let unmoved = LayoutCase([.rigid(1, 1)])
    let tally = try #require(
      tallies(
        try rules("PLACE-05"), flow, [good, unmoved, bad], from: 10,
        adding: [bad, unmoved, unmoved]
      ).first)
    #expect(tally.checked == 3)
    #expect(tally.failed == 2)
    #expect(tally.firstFailures == [12])
    #expect(tally.skipped == 3)
    #expect(tally.mainSkipReason?.text == "the bounds start at 0, 0")
  }

  @Test func `a trend needs twenty cases for it and none against it`() throws {
    let flow = try specimen("FlowComparingCoordinate")
    let supports = LayoutCase([.rigid(1, 1), .rigid(1, 1)])
    let refutes = LayoutCase([.rigid(1, 0), .rigid(0, 1)])
    let rules = try rules("SIZE-06")
    func failed(_ count: Int, adding later: [LayoutCase] = []) -> Int? {
      tallies(rules, flow, Array(repeating: supports, count: count), adding: later).first?.failed
    }
    #expect(failed(19) == 0)
    #expect(failed(20) == 20)
    #expect(failed(19, adding: [supports]) == 20)
    // In the gallery's row nothing is for the suspicion, and each case with a width against it.
    let row = try specimen("IdealColumn")
    #expect(tallies(rules, row, Array(repeating: refutes, count: 30)).first?.failed == 0)
  }

  @Test func `a finding has the first case, the number of failures and a headline`() throws {
    let row = try specimen("RowOmittingSpacing")
    let findings = Checker(row, rules: try rules("AGREE-01", "PLACE-01"))
      .findings(seed: 1, cases: 200)
    #expect(findings.map(\.rule.id) == ["AGREE-01"])
    let finding = try #require(findings.first)
    let index = try #require(finding.caseIndex)
    let generator = CaseGenerator(for: row, counts: .any, seed: 1)
    #expect(finding.counterexample == .layout(generator.layoutCase(index)))
    #expect(finding.count > 1)
    #expect(finding.status == .violation)
    #expect(
      finding.headline(of: row.name) == "'RowOmittingSpacing' \(finding.exhibit.message) [AGREE-01]"
    )
    for earlier in 0..<index {
      #expect(try complaint("AGREE-01", generator.layoutCase(earlier), of: row) == nil)
    }
  }

  @Test func `a recommended rule is a warning, which fails no run`() throws {
    let findings = Checker(try specimen("RowMeasuringPairs"), rules: try rules("COST-01"))
      .findings(seed: 1, cases: 200)
    #expect(findings.map(\.status) == [.warning])
    #expect(Finding.Status.allCases.filter { !$0.fails } == [.warning, .expected])
  }

  @Test func `the level, the end of the run, exceptions and strictness decide the status`() {
    func status(
      _ level: Rule.Level, _ crash: Finding.Status? = nil, isExcused: Bool = false,
      isStrict: Bool = false
    ) -> Finding.Status {
      Finding.Status(level: level, crash: crash, isExcused: isExcused, isStrict: isStrict)
    }
    for level in [.required, .declared] as [Rule.Level] {
      for isStrict in [false, true] {
        #expect(status(level, isStrict: isStrict) == .violation)
        #expect(status(level, .crash, isStrict: isStrict) == .crash)
        #expect(status(level, .hang, isExcused: true, isStrict: isStrict) == .expected)
      }
    }
    #expect(status(.recommended) == .warning)
    #expect(status(.recommended, .memory) == .warning)
    #expect(status(.recommended, isStrict: true) == .violation)
    #expect(status(.recommended, .hang, isStrict: true) == .hang)
    #expect(status(.recommended, isExcused: true, isStrict: true) == .expected)
  }

  @Test func `an exhibit shows bounds, frames and calls`() throws {
    let rule = try #require(RuleCatalogue.rule("AGREE-01"))
    let flow = try specimen("FlowOfPlaceholderWidth")
    guard case .violated(let exhibit) = rule.judge(LayoutCase([.rigid(11, 1)]), of: flow) else {
      Issue.record("the rule holds")
      return
    }
    #expect(exhibit.subview == 0)
    #expect(exhibit.bounds == Exhibit.Frame(rect(0, 0, 10, 1)))
    #expect(exhibit.frames == [Exhibit.Frame(rect(0, 0, 11, 1))])
    #expect(exhibit.expected == nil)
    #expect(
      exhibit.calls.map { "\($0.subview.map(String.init) ?? "-") \($0.text)" } == [
        "- makeCache()", "- sizeThatFits(nil × nil) → 10 × 1",
        "0 sizeThatFits(nil × nil) → 11 × 1", "- placeSubviews(in: 0, 0, 10 × 1)",
        "0 sizeThatFits(nil × nil) → 11 × 1", "0 place(at: 0, 0, proposal: nil × nil)",
      ])
  }

  @Test func `an anchor is shown by its name`() throws {
    let rule = try #require(RuleCatalogue.rule("AGREE-04"))
    let layoutCase = LayoutCase([.text(2, 1)], proposal: offer(1, nil))
    guard case .violated(let exhibit) = rule.judge(layoutCase, of: .centredEqualShares) else {
      Issue.record("the rule holds")
      return
    }
    #expect(
      exhibit.calls.filter { $0.text.hasPrefix("place(") }.map(\.text) == [
        "place(at: 0, 1, anchor: .leading, proposal: nil × nil)"
      ])
  }

  @Test func `a rule that does not apply says why`() throws {
    let rule = try #require(RuleCatalogue.rule("place-05"))
    let flow = try specimen("Flow")
    #expect(
      rule.judge(LayoutCase([.rigid(1, 1)]), of: flow) == .skipped("the bounds start at 0, 0"))
    #expect(
      rule.judge(LayoutCase([.rigid(1, 1)], origin: CGPoint(x: 1, y: 0)), of: flow) == .holds)
  }

  @Test func `rules are found by ID and by family`() {
    #expect(RuleCatalogue.rule("size-02")?.id == "SIZE-02")
    #expect(RuleCatalogue.rule("SIZE") == nil)
    #expect(RuleCatalogue.rules(matching: "place").map(\.id) == (1...7).map { "PLACE-0\($0)" })
    #expect(Set(RuleCatalogue.all.map(\.id)).count == RuleCatalogue.all.count)
  }
}
