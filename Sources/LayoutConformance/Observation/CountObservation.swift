import LayoutAPI

/// Finds out how many subviews a layout takes, and how it says so.
///
/// Each number of subviews is tried with several mixes of subviews and proposals. It is *served* if in
/// any try all subviews are placed; *refused* if every try ends in a trap of the layout's own words, or
/// in one and the same size without a placement; else *unserved*.
package struct CountObservation: Sendable {
  /// What came of a try.
  package enum Outcome: Sendable {
    /// The layout answered.
    case answered(Snapshot)
    /// It crashed by a precondition of its own.
    case refusedInWords
    /// It trapped in code that is not its own, as for an index that is out of range.
    case failed
    /// It ended the process otherwise, or did not return: a fault, and no statement of any kind.
    case ended
  }

  /// What a layout does with a number of subviews.
  package enum Answer: Sendable { case served, refused, unserved }

  private var outcomes: [Int: [Outcome]] = [:]

  /// Has seen nothing yet.
  package init() {}

  /// The numbers that are always tried, in order.
  package static let counts = [1, 2, 3, 0, 4, 5, 6, 9, 16, 64]

  /// How many tries a number gets that no try has served.
  private static func tries(_ count: Int) -> Int { count > 9 ? 4 : 20 }

  /// After how many crashes, and nothing else, a number gets no more tries.
  private static let enoughCrashes = 4

  /// What is to be tried next: pairs of a number of subviews and a try; none once all is known.
  package var next: [(count: Int, draw: Int)] {
    let rounds = [1, 4, 20]
    for round in rounds {
      let open = Self.counts.flatMap { count in tries(of: count, upTo: round) }
      if !open.isEmpty { return open }
    }
    guard let count = edge else { return [] }
    return tries(of: count, upTo: Self.tries(count))
  }

  private func tries(of count: Int, upTo round: Int) -> [(count: Int, draw: Int)] {
    let made = outcomes[count] ?? []
    guard !isSettled(made) else { return [] }
    return (made.count..<max(made.count, min(round, Self.tries(count)))).map { (count, $0) }
  }

  private func isSettled(_ made: [Outcome]) -> Bool {
    if made.contains(where: \.isServed) { return true }
    return made.count >= Self.enoughCrashes && made.allSatisfy(\.isCrash)
  }

  /// Takes what came of a try.
  package mutating func take(_ outcome: Outcome, of count: Int) {
    outcomes[count, default: []].append(outcome)
  }

  /// What is known of a number of subviews; `nil` if it was not tried.
  package func answer(_ count: Int) -> Answer? {
    guard let made = outcomes[count], !made.isEmpty else { return nil }
    if made.contains(where: \.isServed) { return .served }
    if made.allSatisfy(\.isRefusal) { return .refused }
    return count > 0 && Self.isPolite(made) ? .refused : .unserved
  }

  /// Whether one size is answered, whatever the proposal and the subviews, and nothing is placed.
  private static func isPolite(_ made: [Outcome]) -> Bool {
    let snapshots = made.compactMap(\.snapshot)
    guard snapshots.count == made.count, snapshots.count >= 4, let first = snapshots.first else {
      return false
    }
    return snapshots.allSatisfy { !$0.placesAny && $0.size.isIdentical(to: first.size) }
  }

  private var known: [(count: Int, answer: Answer)] {
    outcomes.keys.sorted().compactMap { count in answer(count).map { (count, $0) } }
  }

  private func counts(_ wanted: Answer) -> [Int] {
    known.filter { $0.answer == wanted }.map(\.count)
  }

  /// Whether the layout answers without subviews as with numbers that it refuses politely.
  private var isEmptyRefused: Bool {
    guard let empty = outcomes[0]?.first?.snapshot?.size else { return false }
    return counts(.refused).contains { count in
      outcomes[count]?.first?.snapshot?.size.isIdentical(to: empty) ?? false
    }
  }

  /// A number between the greatest that is taken and the least above it that is refused, half-way;
  /// `nil` where they are neighbours, or no greatest number is refused.
  private var edge: Int? {
    guard multiple == 1, answer(64) == .refused,
      let taken = known.last(where: { $0.answer != .refused })?.count,
      let refused = known.first(where: { $0.count > taken })?.count,
      refused - taken > 1
    else { return nil }
    return taken + (refused - taken) / 2
  }

  /// The number that all those are multiples of which are not refused; 1 where there is none such.
  private var multiple: Int {
    let positive = known.filter { $0.count > 0 }
    return [2, 3].first { multiple in
      positive.allSatisfy { ($0.answer == .refused) == !$0.count.isMultiple(of: multiple) }
    } ?? 1
  }
}

extension CountObservation {
  /// How many subviews the layout takes by what was tried, and how that is known.
  package var result: (counts: SubviewCounts, basis: ObservedBehaviour.CountBasis) {
    let served = counts(.served).filter { $0 > 0 }
    guard let first = served.first else { return (.any, .unknown) }
    // What hangs or exits with other numbers is to be judged there.
    let isFaulty = outcomes.values.joined().contains(where: \.isEnd)
    if served.count == 1, !counts(.unserved).isEmpty, !isFaulty {
      return (.exactly(first), .unstated)
    }
    let refused = Set(counts(.refused)).union(isEmptyRefused ? [0] : [])
    let taken = counts(without: refused)
    return taken == .any ? (.any, .all) : (taken, .stated)
  }

  private func counts(without refused: Set<Int>) -> SubviewCounts {
    if multiple > 1 {
      return SubviewCounts((refused.contains(0) ? multiple : 0)...Int.max, multipleOf: multiple)
    }
    let taken = known.map(\.count).filter { !refused.contains($0) }
    let low = taken.first ?? 0
    let high = refused.contains(64) ? taken.last ?? 0 : Int.max
    // One number amid others that are taken is no statement: what happens there is a finding.
    let first = taken.first { $0 > 0 } ?? 0
    return SubviewCounts(low...high, except: refused.filter { $0 > low && $0 < first })
  }

  /// The number that shows COUNT-01: one more than the only number that is served, or none if only that
  /// fails.
  package var surprising: Int? {
    let (counts, basis) = result
    guard basis == .unstated, let only = counts.only else { return nil }
    return answer(only + 1) == .unserved ? only + 1 : self.counts(.unserved).first
  }
}

extension CountObservation.Outcome {
  fileprivate var snapshot: Snapshot? {
    guard case .answered(let snapshot) = self else { return nil }
    return snapshot
  }

  fileprivate var isServed: Bool { snapshot?.isComplete ?? false }

  fileprivate var isCrash: Bool { snapshot == nil }

  fileprivate var isEnd: Bool {
    if case .ended = self { return true }
    return false
  }

  fileprivate var isRefusal: Bool {
    if case .refusedInWords = self { return true }
    return false
  }
}
