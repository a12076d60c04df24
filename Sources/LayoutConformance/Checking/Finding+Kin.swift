extension Finding {
  /// The other rules of the defect in one line: `AGREE-02 (206 cases), SIZE-05 (1 case)`; `nil` where
  /// there are none.
  ///
  /// A rule that fails the run is marked where the one that is told would not.
  package var alsoBreaksText: String? {
    guard !alsoBreaks.isEmpty else { return nil }
    let isRaised = rule.level == .recommended && status.fails
    return alsoBreaks.map { also in
      let level = isRaised && also.rule.level != .recommended ? ", \(also.rule.level.rawValue)" : ""
      return "\(also.rule.id) (\(counted(also.count, "case"))\(level))"
    }.joined(separator: ", ")
  }

  /// Takes the findings that this one explains: their rules, their files, and the strongest status.
  ///
  /// - Parameters:
  ///   - others: The findings of the same defect.
  ///   - counts: In how many cases rules failed, by ID, where more is known than the findings say.
  /// - Returns: The finding of the defect.
  package func explaining(_ others: [Finding], counts: [String: Int] = [:]) -> Finding {
    var told = self
    told.status = ([self] + others).map(\.status).min { $0.rank < $1.rank } ?? status
    let byRule = Dictionary(grouping: others.filter { $0.rule.id != rule.id }, by: \.rule.id)
    told.alsoBreaks = byRule.sorted { Kinship.rank(of: $0.key) < Kinship.rank(of: $1.key) }
      .compactMap { id, findings in
        let count = findings.map(\.count).reduce(counts[id] ?? 0, max)
        return findings.first.map { AlsoBroken(rule: $0.rule, count: count) }
      }
    told.otherFiles = Set(others.compactMap(\.file)).subtracting([file].compactMap(\.self)).sorted()
    return told
  }
}

extension Finding.Status {
  /// How strong it is: that of a defect is the strongest of its rules.
  fileprivate var rank: Int {
    switch self {
    case .kitFault: 0
    case .crash: 1
    case .hang: 2
    case .memory: 3
    case .violation: 4
    case .warning: 5
    case .expected: 6
    }
  }
}
