import LayoutAPI
import Testing

@testable import LayoutConformance

/// What a run says of its cases, and how failures are told apart.
@Suite struct LabelSheetTests {
  private func labels(of cases: [LayoutCase], isJudged: Bool = true) throws -> Labels {
    let subject = try specimen("RowAtZero")
    return try withUnsafeTemporaryAllocation(
      of: Int32.self, capacity: LabelSheet.counters
    ) { memory in
      let sheet = LabelSheet(over: try #require(memory.baseAddress))
      sheet.clear()
      for layoutCase in cases {
        let trial = Trial(layoutCase, of: subject)
        _ = trial.baseline
        sheet.count(trial, isJudged: isJudged)
      }
      return sheet.labels
    }
  }

  @Test func `a case is counted once in each group, and once for each kind`() throws {
    let labels = try labels(of: [
      LayoutCase([], proposal: offer(nil, 0)),
      LayoutCase([.rigid(1, 1), .text(3, 2)], proposal: offer(5, .infinity)),
      LayoutCase(
        Array(repeating: .color, count: 17), proposal: offer(.infinity, .infinity),
        direction: .rightToLeft, script: [.spacing],
        before: LayoutCase.Before(subviews: [.rigid(1, 1)])),
    ])
    #expect(labels["subviews", "0"] == 1)
    #expect(labels["subviews", "2"] == 1)
    #expect(labels["subviews", "17 or more"] == 1)
    #expect(labels["kinds", "rigid"] == 1)
    #expect(labels["kinds", "text"] == 1)
    #expect(labels["kinds", "greedy"] == 1)
    #expect(labels["proposals", "nil × 0"] == 1)
    #expect(labels["proposals", "finite × ∞"] == 1)
    #expect(labels["proposals", "∞ × ∞"] == 1)
    #expect(labels["others", "rightToLeft"] == 1)
    #expect(labels["others", "history"] == 1)
    #expect(labels["others", "update"] == 1)
    #expect(labels["others", "asked"] == 2)
    #expect(labels["others", "notJudged"] == 0)
    #expect(labels.groups.first { $0.name == "proposals" }?.counts.map(\.count).reduce(0, +) == 3)
  }

  @Test func `a case that no rule judged is counted`() throws {
    #expect(try labels(of: [LayoutCase()], isJudged: false)["others", "notJudged"] == 1)
  }

  @Test func `shapes tell apart how many subviews there are, and infinity`() {
    let shapes: [(LayoutCase, CaseShape)] = [
      (LayoutCase([]), .noSubviews),
      (LayoutCase([.rigid(1, 1)], proposal: offer(3, 0)), .oneSubview),
      (LayoutCase([.rigid(1, 1), .rigid(1, 1)]), .subviews),
      (LayoutCase([], proposal: offer(.infinity, 1)), .noSubviewsAtInfinity),
      (LayoutCase([.rigid(1, 1)], proposal: offer(nil, .infinity)), .oneSubviewAtInfinity),
      (
        LayoutCase(Array(repeating: .color, count: 9), proposal: offer(.infinity, .infinity)),
        .subviewsAtInfinity
      ),
    ]
    for (layoutCase, shape) in shapes { #expect(CaseShape(layoutCase) == shape) }
  }

  @Test func `later cases are larger`() throws {
    let subject = try specimen("RowAtZero")
    let generator = CaseGenerator(for: subject, counts: .any, seed: 4)
    func share(of range: Range<Int>) -> Int {
      range.filter { generator.layoutCase($0).subviews.count > 16 }.count
    }
    let (first, later) = (share(of: 0..<500), share(of: 200_000..<200_500))
    #expect(first > 0)
    #expect(later > 2 * first)
  }
}
