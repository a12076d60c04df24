import LayoutAPI
import Testing

@testable import LayoutConformance

/// How the number of subviews that a layout takes is found out.
@Suite struct CountObservationTests {
  private typealias Outcome = CountObservation.Outcome

  /// An answer that places the first subviews of some.
  private static func placing(_ placed: Int, of count: Int, size: CGFloat = 10) -> Outcome {
    .answered(
      Snapshot(
        size: CGSize(width: size, height: size),
        placements: (0..<count).map { $0 < placed ? Proposal.unspecified : nil },
        frames: Array(repeating: .zero, count: count)))
  }

  /// What is found out of a layout that does something with a number of subviews in a try.
  private func observed(
    _ outcome: (_ count: Int, _ draw: Int) -> CountObservation.Outcome
  ) -> CountObservation {
    var observation = CountObservation()
    while true {
      let next = observation.next
      guard !next.isEmpty else { return observation }
      for (count, draw) in next { observation.take(outcome(count, draw), of: count) }
    }
  }

  @Test func `a layout that places all that it is given takes any number, in one try each`() {
    var tries = 0
    let all = observed { count, _ in
      tries += 1
      return Self.placing(count, of: count)
    }
    #expect(all.result == (.any, .all))
    #expect(tries == CountObservation.counts.count)
  }

  @Test func `a number is served by any try, not by all`() {
    let rarely = observed { count, draw in
      draw == 13 || count > 9 ? Self.placing(count, of: count) : .failed
    }
    // Crashes alone end the tries of a number early; answers do not.
    #expect(rarely.answer(2) == .unserved)
    let often = observed { count, draw in
      Self.placing(draw == 13 || count > 9 ? count : 0, of: count, size: CGFloat(draw))
    }
    #expect(often.result == (.any, .all))
  }

  @Test(arguments: [1, 2, 3])
  func `a number that is stated in words is the only one`(only: Int) {
    let stated = observed { count, _ in
      count == only ? Self.placing(count, of: count) : .refusedInWords
    }
    #expect(stated.result == (.exactly(only), .stated))
    #expect(stated.surprising == nil)
  }

  @Test func `a number that is stated politely is the only one`() {
    let polite = observed { count, draw in
      count == 2 ? Self.placing(2, of: 2, size: CGFloat(draw)) : Self.placing(0, of: count, size: 0)
    }
    #expect(polite.result == (.exactly(2), .stated))
  }

  @Test func `what answers another size each time and places nothing does not refuse`() {
    let forgetful = observed { count, draw in
      count == 3
        ? Self.placing(0, of: count, size: CGFloat(draw)) : Self.placing(count, of: count)
    }
    #expect(forgetful.answer(3) == .unserved)
    #expect(forgetful.result == (.any, .all))
  }

  @Test func `the first subview only, and the others without a word`() {
    let first = observed { count, _ in Self.placing(min(1, count), of: count) }
    #expect(first.result == (.exactly(1), .unstated))
    #expect(first.surprising == 2)
    let indexing = observed { count, _ in
      count == 0 ? .failed : Self.placing(1, of: count)
    }
    #expect(indexing.result == (.exactly(1), .unstated))
  }

  @Test func `one number that is refused amid others is no statement, in words or politely`() {
    for refusal in [Outcome.refusedInWords, Self.placing(0, of: 3, size: 0)] {
      let amid = observed { count, _ in count == 3 ? refusal : Self.placing(count, of: count) }
      #expect(amid.answer(3) == .refused)
      #expect(amid.result == (.any, .all))
    }
  }

  @Test func `a number that crashes while others are served is no statement`() {
    let odd = observed { count, _ in
      count % 2 == 1 && count > 1 ? .failed : Self.placing(count, of: count)
    }
    #expect(odd.result == (.any, .all))
    #expect(odd.surprising == nil)
  }

  @Test func `pairs are multiples of two, stated in words or politely`() {
    for refusal in [Outcome.refusedInWords, nil] {
      let pairs = observed { count, _ in
        count.isMultiple(of: 2)
          ? Self.placing(count, of: count) : refusal ?? Self.placing(0, of: count, size: 0)
      }
      #expect(pairs.result == (SubviewCounts(0...Int.max, multipleOf: 2), .stated))
    }
  }

  @Test(arguments: [5, 7, 12, 40])
  func `the greatest number is found between those that are always tried`(greatest: Int) {
    let bounded = observed { count, _ in
      count <= greatest ? Self.placing(count, of: count) : .refusedInWords
    }
    #expect(bounded.result == (SubviewCounts(0...greatest), .stated))
  }

  @Test func `nothing is known of a layout that places nothing`() {
    #expect(observed { count, _ in Self.placing(0, of: count) }.result == (.any, .unknown))
    #expect(observed { _, _ in .failed }.result == (.any, .unknown))
    #expect(observed { _, _ in .refusedInWords }.result == (.any, .unknown))
  }

  @Test(arguments: [
    (SubviewCounts.any, "any"), (.exactly(1), "exactly 1"),
    (SubviewCounts(1...Int.max), "at least 1"),
    (SubviewCounts(0...5), "0 to 5"), (SubviewCounts(0...Int.max, multipleOf: 2), "multiples of 2"),
    (SubviewCounts(2...Int.max, multipleOf: 2), "positive multiples of 2"),
    (SubviewCounts(0...2, except: [1]), "0 to 2 but 1"),
  ])
  func `numbers are told in words`(counts: SubviewCounts, words: String) {
    #expect(counts.description == words)
  }

  @Test(arguments: [
    (SubviewCounts(0...Int.max, multipleOf: 2), 5, 4),
    (SubviewCounts(2...Int.max, multipleOf: 2), 1, 2),
    (SubviewCounts(0...5, except: [3, 4]), 4, 5), (.exactly(2), 64, 2), (.any, 7, 7),
  ])
  func `a number is moved to the nearest that is taken`(
    counts: SubviewCounts, number: Int, nearest: Int
  ) {
    #expect(counts.clamped(number) == nearest)
    #expect(counts.contains(nearest))
  }

  @Test func `what two layouts both take`() {
    #expect(SubviewCounts(0...5).intersection(SubviewCounts(4...9)) == SubviewCounts(4...5))
    #expect(SubviewCounts(0...3).intersection(.exactly(7)) == nil)
    let pairs = SubviewCounts(0...Int.max, multipleOf: 2)
    #expect(pairs.intersection(.exactly(3)) == nil)
    #expect(pairs.intersection(SubviewCounts(0...Int.max, multipleOf: 3))?.contains(6) == true)
  }
}
