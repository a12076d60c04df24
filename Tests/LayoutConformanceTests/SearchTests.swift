import Testing

@testable import LayoutConformance

extension Int: Shrinkable {
  var measure: Int { self }
}

/// The descent that every shrinking is.
@Suite struct SearchTests {
  private static let passes: [Pass<Int>] = [
    Pass("halve", needs: { $0 > 10 }) { search in
      _ = search.attempt(search.current / 2)
    },
    Pass("lower") { search in
      // More is turned down, and so is what was tried.
      for number in [search.current + 1, search.current - 1, search.current - 2] {
        _ = search.attempt(number)
      }
    },
    Pass("never", needs: { $0 < 0 }) { _ in Issue.record("nothing is below 0") },
  ]

  @Test func `passes run in order until none finds anything smaller, and are counted by name`() {
    var tried: [Int] = []
    let result = Search.descent(
      from: 40, by: Self.passes, budget: 100, allows: { $0 != 16 },
      while: { number in
        tried.append(number)
        return number >= 10 && number.isMultiple(of: 2)
      })
    // Halving leads to 20, and lowering by two from there past 16, which may not be tried, nowhere.
    #expect(result.smallest == 18)
    #expect(!result.isExhausted)
    #expect(tried == [20, 19, 18, 9, 17])
    #expect(result.counts.map(\.name) == ["halve", "lower"])
    #expect(result.counts.reduce(0) { $0 + $1.tried } == tried.count)
    #expect(Set(tried).count == tried.count)
  }

  private struct Broken: Error, Equatable {}

  @Test func `what a run throws ends the descent, and is thrown on`() {
    var runs = 0
    #expect(throws: Broken()) {
      _ = try Search.descent(
        from: 40, by: Self.passes, budget: 100, allows: { _ in true },
        while: { (_) throws(Broken) in
          runs += 1
          throw Broken()
        })
    }
    #expect(runs == 1)
  }

  @Test func `a budget that is spent is said to be`() {
    let result = Search.descent(
      from: 40, by: Self.passes, budget: 2, allows: { _ in true }, while: { _ in true })
    #expect(result.isExhausted)
    #expect(result.counts.reduce(0) { $0 + $1.tried } == 2)
  }

  @Test func `counts of two descents are added by name`() {
    let one = [PassCount(name: "a", tried: 1, kept: 1), PassCount(name: "b", tried: 2)]
    let other = [PassCount(name: "b", tried: 3, kept: 2), PassCount(name: "c", tried: 4)]
    #expect(
      one.adding(other) == [
        PassCount(name: "a", tried: 1, kept: 1), PassCount(name: "b", tried: 5, kept: 2),
        PassCount(name: "c", tried: 4),
      ])
  }
}
