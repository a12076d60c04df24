import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// What a run says of its own worth, and how it comes to be silent.
@Suite struct HealthWarningTests {
  /// What a run of a few cases says of a subject.
  private func warnings(
    _ subject: Subject, rules: [String], cases: Int = 200, seconds: Double = 1
  ) throws -> [HealthWarning] {
    let rules = try rules.map { try #require(RuleCatalogue.rule($0)) }
    let counters = try Counters(rules)
    let source = CaseGenerator(for: subject, counts: .any, seed: 2)
    for index in 0..<cases {
      let trial = Trial(source.layoutCase(index), of: subject)
      for row in rules.indices { counters.tallies.judge(trial, rule: row, case: index) }
      counters.labels.count(trial, isJudged: true)
    }
    return HealthWarning.all(
      tallies: counters.tallies.tallies, labels: counters.labels.labels, cases: cases,
      seconds: seconds)
  }

  private let row = Subject("Row") { _ in Row() }

  @Test func `a healthy run has none`() throws {
    #expect(try warnings(row, rules: ["RUN-01", "PURE-01"]).isEmpty)
  }

  @Test func `a rule that is hardly ever judged`() throws {
    let few = Subject("Few") { _ in SelfishDouble(asks: true) }
    let warning = try #require(try warnings(few, rules: ["RUN-01", "AGREE-04"], cases: 1000).first)
    #expect(warning.kind == .rarelyJudged)
    #expect(warning.seen.hasPrefix("Judged in fewer than 1 of 100 cases: AGREE-04 ("))
  }

  @Test func `a slow layout`() throws {
    let warning = try #require(try warnings(row, rules: ["RUN-01"], seconds: 6).first)
    #expect(
      warning.text
        == "A case takes 30 ms on average. Fewer cases run in the same time, and fewer bugs are "
        + "found. Look for work in the layout that grows faster than its subviews. Silence this "
        + "with --silence slow.")
  }

  @Test func `a layout that asks nobody`() throws {
    let selfish = Subject("Selfish") { _ in SelfishDouble(asks: false) }
    let warning = try #require(try warnings(selfish, rules: ["RUN-01"]).first)
    #expect(warning.kind == .asksNobody)
    #expect(warning.seen.contains("neither measured nor placed any subview in"))
  }

  @Test func `a layout that is not deterministic`() throws {
    let fickle = Subject("Fickle") { _ in FickleDouble() }
    let warning = try #require(try warnings(fickle, rules: ["RUN-01", "PURE-01"]).first)
    #expect(warning.kind == .notDeterministic)
  }

  @Test func `an unknown name to silence is wrong usage`() throws {
    let run = try CommandRun(["check", "--silence", "noise"], in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("expected one of rarely-judged, slow, not-deterministic"))
  }
}

/// Looks at its subviews in one of many cases, or never.
private struct SelfishDouble: Layout {
  let asks: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if asks, subviews.count == 5, proposal == .unspecified {
      _ = subviews[0].sizeThatFits(.unspecified)
    }
    return CGSize(width: 10, height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard asks else { return }
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct FickleDouble: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    for subview in subviews { _ = subview.sizeThatFits(.unspecified) }
    return CGSize(width: .random(in: 0...1), height: 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
