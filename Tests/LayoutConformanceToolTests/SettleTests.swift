import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceRunning

/// What a run does about layouts that hang, hoard, or only take their time.
@Suite struct SettleTests {
  private func result(
    cases: Int = 120, timeout: Int64 = 400_000, rules: [Rule] = RuleCatalogue.byDefault,
    at isAt: @escaping @Sendable (Int) -> Bool, _ act: @escaping @Sendable () -> Void
  ) throws -> (told: [Finding], result: SubjectRun.Result) {
    let subject = Subject("Beginning", count: .any) { _ in
      ActingRow { if isAt($0.count) { act() } }
    }
    var plan = RunPlan(seed: 1, cases: cases, rules: rules)
    plan.limits = Limits(timeout: timeout)
    let check = try SubjectRun(subject, plan: plan)
    let shrinker = check.shrinker
    var told: [Finding] = []
    let source = check.randomCases
    let result = try check.run(
      .fixed(source), until: Deadline(after: nil), tick: { _ in },
      take: { (sighting) throws(ToolError) in
        guard let finding = try shrinker.shrunk(sighting) else { return false }
        told.append(finding)
        return true
      })
    return (told, result)
  }

  @Test func `RUN-02 a layout that mostly hangs is told once, and all cases are looked at`() throws
  {
    let (told, result) = try result(at: { $0 != 1 }) { while getppid() != 0 {} }
    #expect(told.map(\.rule.id) == ["RUN-02"])
    #expect(told.first?.counterexample.layoutCase?.subviews.count != 1)
    #expect(result.cases == 120)
    #expect((result.ends["RUN-02"] ?? 0) > 60)
    let tallies = result.tallies.filter { $0.rule.id == "PLACE-01" }
    #expect(tallies.map { $0.checked + $0.skipped } == [120])
    #expect(tallies.allSatisfy { $0.checked > 0 && $0.failed == 0 })
  }

  @Test func `RUN-04 a layout that hoards memory in a loop is told once`() throws {
    let (told, result) = try result(at: { $0 == 2 }) {
      var rows: [[UInt8]] = []
      while getppid() != 0 { rows.append([UInt8](repeating: 1, count: 1 << 16)) }
      _ = rows.count
    }
    #expect(told.map(\.rule.id) == ["RUN-04"])
    // Two are there now, or were before an update.
    let shown = try #require(told.first?.counterexample.layoutCase)
    #expect(shown.subviews.count == 2 || shown.before?.subviews?.count == 2)
    #expect(result.cases == 120)
  }

  @Test func `a layout that takes its time is no finding`() throws {
    let rules = try ["RUN-01", "SIZE-01"].map { try #require(RuleCatalogue.rule($0)) }
    let (told, result) = try result(cases: 30, timeout: 2_000_000, rules: rules, at: { $0 > 2 }) {
      let end = clock() + clock_t(CLOCKS_PER_SEC / 25)
      while clock() < end {}
    }
    #expect(told.isEmpty, "\(told.map(\.exhibit.message))")
    #expect(result.tallies.allSatisfy { $0.checked + $0.skipped == 30 && $0.checked > 20 })
  }

  @Test func `RUN-01 a layout that ends the process in most cases is told once`() throws {
    let (told, result) = try result(at: { $0 > 0 }) { _exit(9) }
    #expect(told.map(\.rule.id) == ["RUN-01"])
    #expect(told.map(\.counterexample.layoutCase?.subviews.count) == [1])
    #expect((result.ends["RUN-01"] ?? 0) > 90)
  }
}
