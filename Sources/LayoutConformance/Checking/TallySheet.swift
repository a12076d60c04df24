/// The counters of a run: how often each rule was judged, failed, was skipped and why.
///
/// The counters lie in memory that its owner provides, one flat row of 32-bit numbers a rule, so that
/// a worker process can keep them in a page that outlives it.
package struct TallySheet {
  /// The rules that the rows stand for, in order.
  package let rules: [Rule]

  // Used by one thread of one process at a time.
  private let base: UnsafeMutablePointer<Int32>
  // Keeps the memory for as long as there is a sheet over it.
  private let owner: AnyObject?

  private static let skips = SkipReason.allCases.count
  private static let lanes = 4
  private static let shapes = CaseShape.allCases.count
  private static let width = 2 + shapes + skips + 3 * lanes

  /// The number of counters that a sheet of some rules needs.
  package static func counters(for rules: [Rule]) -> Int { rules.count * width }

  /// Lays a sheet over memory that holds `counters(for:)` numbers.
  ///
  /// - Parameters:
  ///   - rules: The rules that the rows stand for.
  ///   - base: The memory.
  ///   - owner: What gives the memory back when it goes, `nil` if the caller sees to that.
  package init(
    rules: [Rule], over base: UnsafeMutablePointer<Int32>, ownedBy owner: AnyObject? = nil
  ) {
    self.rules = rules
    self.base = base
    self.owner = owner
  }

  /// Sets all counters to their first values.
  package func clear() {
    for row in rules.indices {
      for column in 0..<Self.width {
        self[row, column] = Self.isFirst(column) ? -1 : 0
      }
    }
  }

  private enum Column {
    static let checked = 0
    static let failed = 1
    static let firsts = 2
    static let skip = firsts + TallySheet.shapes
    static func lane(_ lane: Int) -> Int { skip + TallySheet.skips + 3 * lane }
  }

  private subscript(row: Int, column: Int) -> Int32 {
    get { base[row * Self.width + column] }
    nonmutating set { base[row * Self.width + column] = newValue }
  }
}

extension TallySheet {
  /// Judges a trial by one rule, and counts.
  ///
  /// - Parameters:
  ///   - trial: The trial.
  ///   - row: The number of the rule.
  ///   - index: The number of the case.
  ///   - look: Looks at the process after a rule about how a run ends, before that is counted.
  /// - Returns: Whether the rule applied to the trial.
  @discardableResult
  package func judge(
    _ trial: Trial, rule row: Int, case index: Int, look: () -> Void = {}
  ) -> Bool {
    guard rules[row].isOfDrawnCases else { return false }
    if let judge = rules[row].judge {
      switch rules[row].verdict(on: trial, by: judge) {
      case .holds: self[row, Column.checked] += 1
      case .skipped(let reason):
        skip(row, reason)
        return false
      case .violated: fail(row, index, CaseShape(trial.layoutCase))
      }
      return true
    }
    switch rules[row].law {
    case .each, .containment, .observation, .scene: break
    case .trend(let trend):
      var skipped: SkipReason?
      for lane in 0..<trend.lanes {
        let column = Column.lane(lane)
        switch trend.observe(trial, lane) {
        case .nothing(let reason): skipped = reason
        case .supports:
          self[row, column] += 1
          if self[row, column + 2] < 0 { self[row, column + 2] = Int32(index) }
        case .refutes: self[row, column + 1] += 1
        }
      }
      if let skipped {
        skip(row, skipped)
        return false
      }
      self[row, Column.checked] += 1
    case .run(let play):
      play(trial)
      look()
      self[row, Column.checked] += 1
    }
    return true
  }

  private func fail(_ row: Int, _ index: Int, _ shape: CaseShape) {
    self[row, Column.checked] += 1
    self[row, Column.failed] += 1
    let column = Column.firsts + shape.rawValue
    if self[row, column] < 0 { self[row, column] = Int32(index) }
  }

  /// Counts a trial that a rule was not judged in.
  package func skip(_ row: Int, _ reason: SkipReason) {
    self[row, Column.skip + Int(reason.rawValue)] += 1
  }

  /// Adds the counters of another sheet of the same rules, whose cases come later.
  package func add(_ other: TallySheet) {
    for row in rules.indices {
      for column in 0..<Self.width where !Self.isFirst(column) {
        self[row, column] += other[row, column]
      }
      for column in 0..<Self.width where Self.isFirst(column) && self[row, column] < 0 {
        self[row, column] = other[row, column]
      }
    }
  }

  private static func isFirst(_ column: Int) -> Bool {
    (Column.firsts..<Column.skip).contains(column)
      || (0..<lanes).contains { column == Column.lane($0) + 2 }
  }

  /// The tally of each rule.
  package var tallies: [Tally] {
    rules.indices.map { tally($0) }
  }

  private func tally(_ row: Int) -> Tally {
    var tally = Tally(rule: rules[row])
    tally.checked = Int(self[row, Column.checked])
    tally.failed = Int(self[row, Column.failed])
    let firsts = (Column.firsts..<Column.skip).map { Int(self[row, $0]) }
    tally.firstFailures = firsts.filter { $0 >= 0 }.sorted()
    for reason in SkipReason.allCases {
      tally.skips[reason] = Int(self[row, Column.skip + Int(reason.rawValue)])
    }
    if case .trend = rules[row].law, let lane = provenLane(row) {
      tally.failed = Int(self[row, Column.lane(lane)])
      tally.firstFailures = [Int(self[row, Column.lane(lane) + 2])]
    }
    return tally
  }

  /// The first suspicion of a trend that enough trials support and none refutes.
  private func provenLane(_ row: Int) -> Int? {
    (0..<Self.lanes).first { lane in
      let column = Column.lane(lane)
      return self[row, column] >= Rule.Trend.threshold && self[row, column + 1] == 0
    }
  }

  /// Whether the trials so far show that a rule is broken.
  package func isBroken(_ row: Int) -> Bool {
    if case .trend = rules[row].law { return provenLane(row) != nil }
    return self[row, Column.failed] > 0
  }
}

/// What became of one rule in a run.
package struct Tally {
  /// The rule.
  package let rule: Rule
  /// The number of cases in which it was judged.
  package fileprivate(set) var checked = 0
  /// The number of cases in which it failed.
  package fileprivate(set) var failed = 0
  /// The first case of each shape in which it failed, in order.
  package fileprivate(set) var firstFailures: [Int] = []
  fileprivate var skips: [SkipReason: Int] = [:]

  /// Begins to count for a rule.
  init(rule: Rule) {
    self.rule = rule
  }

  /// Counts what the rule said once.
  mutating func note(_ verdict: Verdict) {
    switch verdict {
    case .holds: checked += 1
    case .skipped(let reason): skips[reason, default: 0] += 1
    case .violated: (checked, failed) = (checked + 1, failed + 1)
    }
  }

  /// In how many cases it was not judged for a reason.
  package func skipped(for reason: SkipReason) -> Int { skips[reason] ?? 0 }

  /// The number of cases in which it was not judged.
  package var skipped: Int { skips.values.reduce(0, +) }

  /// The reason why it was not judged most often; where it never was, one that is of the layout's nature
  /// if there is one.
  package var mainSkipReason: SkipReason? {
    let reasons = SkipReason.allCases.filter { (skips[$0] ?? 0) > 0 }
    let ofLayout = checked == 0 ? reasons.filter(\.isOfLayout) : []
    return (ofLayout.isEmpty ? reasons : ofLayout).max { (skips[$0] ?? 0) < (skips[$1] ?? 0) }
  }
}
