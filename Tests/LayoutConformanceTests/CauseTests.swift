import LayoutAPI
import Testing

@testable import LayoutConformance

/// That a failure names no cause which its case contradicts.
@Suite struct CauseTests {
  private func causes(
    _ rule: Rule, _ layoutCase: LayoutCase, message: String = "", reason: String? = nil
  ) -> [String] {
    var exhibit = Exhibit(message: message)
    exhibit.reason = reason
    return Finding(
      rule: rule, status: .violation, counterexample: .layout(layoutCase), caseIndex: nil, count: 1,
      exhibit: exhibit
    ).causes
  }

  private let none = LayoutCase()
  private let one = LayoutCase([.rigid(10, 10)], proposal: Proposal(width: 100, height: 100))
  private let wide = LayoutCase([.rigid(10, 10)], proposal: Proposal(width: 5, height: 100))

  @Test func `without subviews is no cause where there are some`() {
    let words = "`subviews[0]`, `.first!` or `.max()!` without subviews"
    let trap = "trapped (signal 4, Index out of range)"
    #expect(
      causes(RunRules.returns, none, message: trap, reason: "Index out of range") == [words])
    let others = causes(RunRules.returns, one, message: trap, reason: "Index out of range")
    #expect(others.count == 1 && others != [words])
    #expect(causes(SizeRules.all[1], one).allSatisfy { !$0.contains("without subviews") })
  }

  @Test func `a reason that the runtime gives is no other one, and a trap without any may be all`()
  {
    let said = causes(
      RunRules.returns, one, message: "trapped (signal 4, too many)", reason: "too many")
    #expect(said == [])
    #expect(causes(RunRules.returns, one, message: "ended the process with exit code 3") == [])
    #expect(causes(RunRules.returns, one, message: "trapped (signal 4)").count > 2)
    #expect(
      causes(RunRules.returns, one, message: "overflowed the stack")
        == ["a method that calls itself for what is left over"])
  }

  @Test func `an item is wider than the offer where one is`() {
    let words = "an item that is wider than the width on offer"
    #expect(causes(AgreementRules.withRoom, wide).first == words)
    #expect(!causes(AgreementRules.withRoom, one).contains(words))
    #expect(!causes(AgreementRules.atIdeal, one).contains("spacing that only one of the two adds"))
  }

  @Test func `the direction comes first in a case that reads from right to left`() {
    var layoutCase = one
    layoutCase.direction = .rightToLeft
    #expect(causes(AgreementRules.atIdeal, layoutCase).first?.hasPrefix("the direction: ") == true)
    #expect(causes(AgreementRules.atIdeal, one).allSatisfy { !$0.hasPrefix("the direction") })
  }
}
