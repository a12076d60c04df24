import Foundation
import LayoutAPI
import LayoutConformance
import Testing

@testable import LayoutConformanceRunning

/// That a layout which leaks is stopped for what one case takes, and not for what all have taken.
@Suite struct MemoryWatchTests {
  /// A layout that never gives back what it takes at each measurement.
  private struct Leaky: Layout {
    let bytes: Int
    let pause: UInt32

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 16)
        .initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
      if pause > 0 { usleep(pause) }
      // Larger than its subviews: where one sticks out it is asked again what the size follows.
      return CGSize(width: 100_000, height: 100_000)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  /// The faults of a run with 256 MB for a worker, and so 16 MB for a case.
  private func faults(
    leaking bytes: Int, pause: UInt32 = 0, cases: Int, rules: [Rule] = RuleCatalogue.byDefault
  ) throws -> [Fault] {
    var limits = Limits()
    limits.memory = 256 << 20
    let subject = Subject("Leaky") { _ in Leaky(bytes: bytes, pause: pause) }
    let workload = Workload(
      subject, rules: rules,
      source: CaseGenerator(for: subject, counts: .any, seed: 1), limits: limits, shard: .whole)
    let batches = try WorkerPool(jobs: 2).run(
      0..<cases, of: workload, until: Deadline(after: nil)
    ).batches
    #expect(batches.map(\.casesRun).reduce(0, +) == cases)
    #expect(
      batches.allSatisfy { batch in
        batch.counters.tallies.tallies.filter(\.rule.isOfDrawnCases)
          .allSatisfy { $0.checked + $0.skipped == batch.casesRun }
      })
    return batches.flatMap(\.faults).map(\.fault)
  }

  @Test func `what each case leaks a little of ends no case, though all would fill the worker`()
    throws
  {
    // Some fifty measurements a case: ten megabytes, and two gigabytes in all.
    #expect(try faults(leaking: 200_000, cases: 200).isEmpty)
  }

  @Test func `a worker that is filled by two cases makes room for the next`() throws {
    #expect(try faults(leaking: 1 << 19, cases: 40).isEmpty)
  }

  @Test func `a worker is looked at where each case is slow enough to be looked at, too`() throws {
    let rule = try #require(RuleCatalogue.rule("RUN-01"))
    #expect(try faults(leaking: 1 << 16, pause: 300, cases: 900, rules: [rule]).isEmpty)
  }

  @Test func `what one case takes too much of is its fault`() throws {
    let faults = try faults(leaking: 20 << 20, cases: 3)
    #expect(!faults.isEmpty)
    #expect(faults.allSatisfy { $0.kind == .memory })
  }

  @Test func `less memory than the kit's own work takes is refused`() throws {
    let run = try CommandRun(["check", "Flow", "--memory", "32M"], in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'--memory 32M': expected at least 128M"), "\(run.errors)")
  }

  @Test func `with the least memory no correct layout is accused`() throws {
    let names = ["Flow", "CachedFlow", "UniformGrid", "HStackLayout", "AnyFlow", "GuidedCard"]
    let run = try CommandRun(
      ["check"] + names + ["--memory", "128M", "--cases", "200"], in: try Scratch())
    #expect(run.exitCode == 0, "\(run.output)")
  }
}
