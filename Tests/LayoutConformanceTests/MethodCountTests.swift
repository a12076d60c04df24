import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// The number of layout calls of a run, and as many bare ones.
@Suite struct MethodCountTests {
  /// A row that counts what is called.
  private struct CountedRow: Layout {
    let calls: Calls

    final class Calls: @unchecked Sendable {
      var made: [String: Int] = [:]
      func note(_ method: String) { made[method, default: 0] += 1 }
    }

    func makeCache(subviews: Subviews) { calls.note("makeCache") }

    func updateCache(_ cache: inout (), subviews: Subviews) {}

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      calls.note("sizeThatFits")
      return CGSize(width: 10 * subviews.count, height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      calls.note("placeSubviews")
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.origin.x + CGFloat(10 * index), y: bounds.origin.y),
          proposal: .unspecified)
      }
    }
  }

  private func counted(_ body: (Subject) -> MethodCounts) -> [String: Int] {
    let calls = CountedRow.Calls()
    let counts = body(Subject("Row") { _ in CountedRow(calls: calls) })
    #expect(
      calls.made == [
        "makeCache": counts.makeCache, "sizeThatFits": counts.sizeThatFits,
        "placeSubviews": counts.placeSubviews,
      ])
    return calls.made
  }

  @Test func `all calls that rules make are counted, those for guides too`() {
    var guided = ViewNode.rigid(10, 10)
    guided.guides["top"] = 2
    let layoutCase = LayoutCase([guided, .rigid(10, 10)], origin: CGPoint(x: 1, y: 0))
    let made = counted { subject in
      let trial = Trial(layoutCase, of: subject)
      for rule in RuleCatalogue.byDefault { _ = rule.judge(trial) }
      return trial.methodCounts
    }
    #expect((made["placeSubviews"] ?? 0) > 10)
  }

  @Test func `bare calls are as many as they are to be`() {
    var counts = MethodCounts()
    (counts.makeCache, counts.sizeThatFits, counts.placeSubviews) = (2, 5, 3)
    #expect(counts.total == 10)
    _ = counted { subject in
      let bare = BareCalls([LayoutCase([.rigid(1, 1)]), LayoutCase()], of: subject)
      bare.run([counts, MethodCounts()])
      // One of each case to know its bounds.
      counts.makeCache += 2
      counts.sizeThatFits += 2
      return counts
    }
  }

  @Test func `sized cases have the number of subviews that was asked for`() {
    let subject = Subject("Row") { _ in CountedRow(calls: CountedRow.Calls()) }
    for count in [0, 1, 8, 100] {
      let cases = SizedCases(for: subject, subviews: count, seed: 1)
      #expect((0..<20).allSatisfy { cases.layoutCase($0).subviews.count == count })
      #expect((0..<20).allSatisfy { cases.layoutCase($0).subviews.allSatisfy { $0.leaf != nil } })
      #expect(
        cases.layoutCase(3) == SizedCases(for: subject, subviews: count, seed: 1).layoutCase(3))
    }
  }
}
