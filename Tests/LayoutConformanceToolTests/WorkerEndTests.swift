import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceRunning

/// That a layout which ends the process is found, whichever exit code it chooses.
@Suite struct WorkerEndTests {
  /// A row that ends the process with a code where it has three subviews.
  private func ending(with code: Int32) -> Subject {
    Subject("Ending") { _ in ActingRow { if $0.count == 3 { _exit(code) } } }
  }

  private struct TakingTurns: CaseSource {
    let even: SizedCases
    let odd: SizedCases

    init(_ even: SizedCases, _ odd: SizedCases) {
      self.even = even
      self.odd = odd
    }

    var count: Int? { nil }

    func layoutCase(_ index: Int) -> LayoutCase {
      (index.isMultiple(of: 2) ? even : odd).layoutCase(index)
    }
  }

  @Test(arguments: [0, 1, 112, 113, 114, 115, 116])
  func `every case that ends the process is a fault, and the run goes on`(code: Int32) throws {
    let subject = ending(with: code)
    // Cases of three leaves and cases of two by turns.
    let source = TakingTurns(
      SizedCases(for: subject, subviews: 3, seed: 1),
      SizedCases(for: subject, subviews: 2, seed: 1))
    let workload = Workload(
      subject, rules: RuleCatalogue.byDefault, source: source, limits: Limits(), shard: .whole)
    let batches = try WorkerPool(jobs: 2).run(
      0..<40, of: workload, until: Deadline(after: nil)
    ).batches
    #expect(batches.map(\.casesRun).reduce(0, +) == 40)
    let faults = batches.flatMap(\.faults)
    let plain = faults.filter { workload.rules[$0.row].id == "RUN-01" }.map(\.number.index)
    #expect(plain == Array(stride(from: 0, to: 40, by: 2)))
    #expect(faults.allSatisfy { $0.fault.kind == .exit(code) })
  }

  /// A layout that ends the process before any of its methods is called.
  private struct Touchy: Layout {
    static var layoutProperties: LayoutProperties { _exit(3) }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }

  @Test func `properties that end the process are told before a case asks for them`() throws {
    let subject = Subject("Touchy") { _ in Touchy() }
    let plan = RunPlan(seed: 1, rules: RuleCatalogue.byDefault)
    guard case .impossible(let sighting) = try Observer(subject, plan: plan).making() else {
      Issue.record("the properties did not end the worker")
      return
    }
    #expect(sighting.fault?.kind == .exit(3))
  }

  @Test(arguments: [0, 113, 114, 115, 116])
  func `a single case that ends the process is a fault, too`(code: Int32) throws {
    let subject = ending(with: code)
    let judge = try IsolatedJudge(subject, limits: Limits())
    let three = LayoutCase([.rigid(1, 1), .rigid(1, 1), .rigid(1, 1)])
    let rule = try #require(RuleCatalogue.rule("PLACE-01"))
    guard case .ended(let fault) = try judge.judge(three, by: rule) else {
      Issue.record("the case did not end the worker")
      return
    }
    #expect(fault.kind == .exit(code))
  }
}
