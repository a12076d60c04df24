import Dispatch
import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceRunning
import Testing

/// What a layout that differs from run to run is found to take its differences from.
@Suite struct VariabilityTests {
  /// A pile that is as large as a number which it gets from somewhere.
  private struct Pile: Layout {
    var width: @Sendable () -> Double

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { CGSize(width: width(), height: 10) }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
    }
  }

  /// A number that grows with each question.
  private final class Counter: @unchecked Sendable {
    private var count = 0.0

    func next() -> Double {
      count += 1
      return count
    }
  }

  private func source(_ width: @escaping @Sendable () -> Double) throws -> Variability.Source? {
    let subject = Subject("Pile") { _ in Pile(width: width) }
    return try Variability(subject, limits: Limits()).source(in: LayoutCase([.rigid(1, 1)]))
  }

  @Test func `the source is told where an experiment tells it`() throws {
    #expect(try source { Double.random(in: 0...100) } == .random)
    #expect(try source { Date().timeIntervalSinceReferenceDate } == .clock)
    #expect(try source { Double(DispatchTime.now().uptimeNanoseconds) } == .clock)
    #expect(try source { Double(Set(0..<20).first ?? 0) } == .hashing)
    #expect(try source { Double([1: 1, 2: 2, 3: 3, 4: 4].values.first ?? 0) } == .hashing)
    let counter = Counter()
    #expect(try source { counter.next() } == .state)
  }

  @Test func `nothing is said of a layout that does not differ`() throws {
    #expect(try source { 10 } == nil)
    #expect(
      try source {
        _ = Double.random(in: 0...1); return 10
      } == nil)
  }
}
