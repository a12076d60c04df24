package import LayoutConformance

/// Something about a run that makes its result worth less than it looks.
///
/// Four sentences: what was seen, why it matters, what to change, how to silence the warning.
package struct HealthWarning: Sendable {
  package let kind: Kind
  /// What was seen.
  package let seen: String

  /// The kinds of warnings, by the names that silence them.
  package enum Kind: String, Sendable, CaseIterable {
    case rarelyJudged = "rarely-judged"
    case slow
    case notDeterministic = "not-deterministic"
    case asksNobody = "asks-nobody"

    fileprivate var reason: String {
      switch self {
      case .rarelyJudged: "A rule that is hardly ever judged proves next to nothing."
      case .slow: "Fewer cases run in the same time, and fewer bugs are found."
      case .notDeterministic: "Findings may not come back, and shrink less well."
      case .asksNobody: "Nearly all rules are about what a layout asks and places."
      }
    }

    fileprivate var remedy: String {
      switch self {
      case .rarelyJudged: "Run more cases, or give the subject the count and the values it needs."
      case .slow: "Look for work in the layout that grows faster than its subviews."
      case .notDeterministic: "Mend what PURE-01 shows first."
      case .asksNobody: "See whether the subject is made as an app makes it (--make)."
      }
    }
  }

  /// The four sentences.
  package var text: String {
    "\(seen) \(kind.reason) \(kind.remedy) Silence this with --silence \(kind.rawValue)."
  }

  /// Looks at what came of the check of a subject.
  ///
  /// - Parameters:
  ///   - tallies: What became of each rule.
  ///   - labels: What the cases were like.
  ///   - cases: How many cases ran.
  ///   - seconds: How long that took.
  /// - Returns: The warnings, none for a healthy run.
  package static func all(
    tallies: [Tally], labels: Labels, cases: Int, seconds: Double
  ) -> [HealthWarning] {
    guard cases >= 100 else { return [] }
    var warnings: [HealthWarning] = []
    let rare = tallies.filter { tally in
      let chances = tally.rule.isTrend ? min(cases, Rule.trendSample) : cases
      return tally.checked > 0 && tally.checked * 100 < chances
    }
    if !rare.isEmpty {
      let names = rare.map { "\($0.rule.id) (\($0.checked) of \(cases))" }
      warnings.append(
        HealthWarning(
          kind: .rarelyJudged,
          seen: "Judged in fewer than 1 of 100 cases: \(names.joined(separator: ", "))."))
    }
    let milliseconds = seconds * 1e3 / Double(cases)
    if milliseconds > 20 {
      warnings.append(
        HealthWarning(
          kind: .slow, seen: "A case takes \(Int(milliseconds)) ms on average."))
    }
    if tallies.contains(where: { $0.rule.id == PurityRules.isDeterministic.id && $0.failed > 0 }) {
      warnings.append(
        HealthWarning(
          kind: .notDeterministic, seen: "The layout gives other answers to the same questions."))
    }
    let withSubviews = cases - labels["subviews", "0"]
    if withSubviews > 0, labels["others", "asked"] == 0 {
      warnings.append(
        HealthWarning(
          kind: .asksNobody,
          seen: "The layout neither measured nor placed any subview in \(withSubviews) cases."))
    }
    return warnings
  }
}
