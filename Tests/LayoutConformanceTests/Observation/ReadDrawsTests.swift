import LayoutAPI
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformance

/// How often cases vary what a layout was seen to read, and what it was not.
@Suite struct ReadDrawsTests {
  private enum Weight: LayoutValueKey { static let defaultValue = 1.0 }

  private let subject = Subject("Row", values: [LayoutValue(Weight.self, in: 1...3)]) { _ in Row() }

  /// In how many of 400 cases a subview carries something, and in how many the tree reads from the right.
  private func count(
    _ reads: ObservedBehaviour.Reads?, where carries: (LayoutCase) -> Bool
  ) -> Int {
    let cases = CaseGenerator(for: subject, counts: .any, seed: 3, reads: reads)
    return (0..<400).count { carries(cases.layoutCase($0)) }
  }

  private func hasGuides(_ layoutCase: LayoutCase) -> Bool {
    layoutCase.subviews.contains { !$0.guides.isEmpty }
  }

  private func hasPriorities(_ layoutCase: LayoutCase) -> Bool {
    layoutCase.subviews.contains { $0.priority != 0 }
  }

  private func hasSpacing(_ layoutCase: LayoutCase) -> Bool {
    layoutCase.subviews.contains { !$0.spacing.isEmpty }
  }

  private func hasValues(_ layoutCase: LayoutCase) -> Bool {
    layoutCase.subviews.contains { !$0.values.isEmpty }
  }

  private func isRightToLeft(_ layoutCase: LayoutCase) -> Bool {
    layoutCase.direction == .rightToLeft
  }

  @Test func `what is not read is varied seldom, never not at all`() {
    let nothing = ObservedBehaviour.Reads()
    for carries in [hasGuides, hasPriorities, hasSpacing, isRightToLeft] {
      let (seldom, usual) = (count(nothing, where: carries), count(nil, where: carries))
      #expect(seldom > 0)
      #expect(seldom * 2 < usual)
    }
    // A layout that names a key mostly reads it, if only now and then.
    let (half, usual) = (count(nothing, where: hasValues), count(nil, where: hasValues))
    #expect((usual / 3...usual * 2 / 3).contains(half))
  }

  @Test func `what is read is varied as where nothing is known, a direction more often`() {
    var all = ObservedBehaviour.Reads()
    (all.guides, all.priorities, all.spacing, all.direction) = (true, true, true, true)
    all.values = ["Weight"]
    for carries in [hasGuides, hasPriorities, hasSpacing, hasValues] {
      let (read, usual) = (count(all, where: carries), count(nil, where: carries))
      #expect(abs(read - usual) < usual / 4)
    }
    #expect(count(all, where: isRightToLeft) > count(nil, where: isRightToLeft))
  }
}
