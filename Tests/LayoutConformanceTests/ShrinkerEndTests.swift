import LayoutAPI
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformance

/// That shrinking comes to an end, whatever a case holds.
@Suite struct ShrinkerEndTests {
  private let subject = Subject("Any") { _ in ZeroLayout() }

  @Test func `huge numbers, whose neighbours are far apart, come to an end`() {
    let huge: CGFloat = 1e300
    let start = LayoutCase([.rigid(huge, 1e17)], proposal: Proposal(width: huge, height: nil))
    let result = Shrinker(for: subject, counts: .any).shrink(start) { layoutCase in
      layoutCase.numbers.contains { $0 >= 1e16 }
    }
    #expect(result.evaluations < 5000)
    #expect(result.layoutCase.numbers.filter { $0 > 0 }.count == 1)
  }

  @Test func `a budget of no case gives the case back`() {
    let start = LayoutCase([.rigid(3, 4), .color])
    let result = Shrinker(for: subject, counts: .any, budget: 0).shrink(start) { _ in true }
    #expect(result.layoutCase == start)
    #expect(result.evaluations == 0)
    #expect(result.isExhausted)
  }

  @Test func `RUN-01 a case that always fails ends as the empty case`() {
    let start = LayoutCase(
      [.rigid(3, 4), .text(3, 2), ViewNode(.nested([.color]))],
      proposal: Proposal(width: 12, height: .infinity), origin: CGPoint(x: -3, y: 7),
      direction: .rightToLeft, script: [.spacing])
    let result = Shrinker(for: subject, counts: .any).shrink(start) { _ in true }
    #expect(result.layoutCase == LayoutCase())
  }
}
