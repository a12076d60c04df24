import LayoutAPI

/// The counters of what the cases of a run are like: sizes, kinds, proposals, histories.
///
/// They lie in memory that its owner provides, as those of `TallySheet` do.
package struct LabelSheet {
  private let base: UnsafeMutablePointer<Int32>
  // Keeps the memory for as long as there is a sheet over it.
  private let owner: AnyObject?

  /// The labels in the order of their counters, by group.
  package static let groups: [(name: String, labels: [String])] = [
    ("subviews", counts.map(\.label)),
    ("kinds", kinds.map(\.label)),
    ("proposals", lengths.flatMap { width in lengths.map { "\(width) × \($0)" } }),
    ("others", ["rightToLeft", "history", "update", "asked", "notJudged"]),
  ]

  /// The number of counters.
  package static let counters = groups.reduce(0) { $0 + $1.labels.count }

  private static let counts: [(label: String, range: ClosedRange<Int>)] = [
    ("0", 0...0), ("1", 1...1), ("2", 2...2), ("3", 3...3), ("4…8", 4...8), ("9…16", 9...16),
    ("17 or more", 17...Int.max),
  ]
  private static let kinds: [(label: String, kind: Kinds)] = [
    ("rigid", .rigid), ("text", .text), ("greedy", .greedy), ("flexible", .flexible),
    ("spacer", .spacer), ("aspect", .coupled), ("container", .container),
  ]
  private static let lengths = ["nil", "0", "finite", "∞"]

  private static let kindsStart = counts.count
  private static let proposalsStart = kindsStart + kinds.count
  private static let othersStart = proposalsStart + lengths.count * lengths.count

  /// Lays a sheet over memory that holds `counters` numbers.
  ///
  /// - Parameters:
  ///   - base: The memory.
  ///   - owner: What gives the memory back when it goes, `nil` if the caller sees to that.
  package init(over base: UnsafeMutablePointer<Int32>, ownedBy owner: AnyObject? = nil) {
    self.base = base
    self.owner = owner
  }

  /// Sets all counters to 0.
  package func clear() {
    base.update(repeating: 0, count: Self.counters)
  }

  /// Counts a case.
  ///
  /// - Parameters:
  ///   - trial: The case, with the experiments that were made of it.
  ///   - isJudged: Whether any rule came to a judgement.
  package func count(_ trial: Trial, isJudged: Bool) {
    let layoutCase = trial.layoutCase
    let number = layoutCase.subviews.count
    for (index, size) in Self.counts.enumerated() where size.range.contains(number) {
      base[index] += 1
    }
    let kinds = trial.kinds
    for (index, kind) in Self.kinds.enumerated() where kinds.contains(kind.kind) {
      base[Self.kindsStart + index] += 1
    }
    let proposal = layoutCase.proposal
    let pair =
      Self.length(proposal.width) * Self.lengths.count + Self.length(proposal.height)
    base[Self.proposalsStart + pair] += 1
    if layoutCase.direction == .rightToLeft { base[Self.othersStart] += 1 }
    if !layoutCase.script.isEmpty { base[Self.othersStart + 1] += 1 }
    if layoutCase.before != nil { base[Self.othersStart + 2] += 1 }
    if trial.asksSubviews { base[Self.othersStart + 3] += 1 }
    if !isJudged { base[Self.othersStart + 4] += 1 }
  }

  private static func length(_ length: CGFloat?) -> Int {
    switch length {
    case nil: 0
    case 0?: 1
    case .infinity?: 3
    case _?: 2
    }
  }

  /// Adds the counters of another sheet.
  package func add(_ other: LabelSheet) {
    for index in 0..<Self.counters {
      base[index] += other.base[index]
    }
  }

  /// The counts by group, in order, labels that never came up included.
  package var labels: Labels {
    var index = 0
    return Labels(
      groups: Self.groups.map { group in
        let counts = group.labels.map { label in
          defer { index += 1 }
          return (label, Int(base[index]))
        }
        return (group.name, counts)
      })
  }
}

/// How many cases of a run had each label.
package struct Labels: Sendable {
  /// No labels: what was not counted.
  package static let none = Labels(groups: [])

  /// The groups of labels with their counts.
  package let groups: [(name: String, counts: [(label: String, count: Int)])]

  /// The count of a label.
  package subscript(group: String, label: String) -> Int {
    let counts = groups.first { $0.name == group }?.counts ?? []
    return counts.first { $0.label == label }?.count ?? 0
  }
}
