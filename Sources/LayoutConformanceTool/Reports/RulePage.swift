import LayoutConformance

/// A rule in words: the same content for the terminal, the documentation and programs.
struct RulePage {
  private let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
  }

  private var skipped: String { rule.skippedWhen.isEmpty ? "never" : rule.skippedWhen }

  /// What the profiles make of the rule, in words.
  private var profiles: String {
    let on = rule.profiles.map(\.name)
    let off = rule.profilesWithout.map(\.name)
    if !off.isEmpty { return "judged in all but \(off.joined(separator: ", "))" }
    guard rule.level == .declared else { return "judged in all" }
    return on.isEmpty
      ? "none; \(rule.howToSwitchOn)" : "judged in \(on.joined(separator: ", "))"
  }

  /// The page for a terminal.
  var text: String {
    """
    \(rule.id)  \(rule.level.rawValue), since \(rule.since)

      \(rule.statement)

      Why          \(rule.reason)
      Profiles     \(profiles)
      Source       \(rule.source)
      Skipped      \(skipped)
      Check first  \(rule.checkFirst.map { "• \($0)" }.joined(separator: "\n               "))

    """
  }

  /// The page as Markdown.
  var markdown: String {
    """
    # \(rule.id)

    \(rule.statement)

    - **Level:** \(rule.level.rawValue)
    - **Since:** \(rule.since)
    - **Why:** \(rule.reason)
    - **Profiles:** \(profiles)
    - **Source:** \(rule.source)
    - **Skipped:** \(skipped)

    ## Check first

    \(rule.checkFirst.map { "- \($0)" }.joined(separator: "\n"))

    """
  }

  /// The page as an object.
  var json: JSONValue {
    .object([
      "rule": .string(rule.id), "level": .string(rule.level.rawValue),
      "since": .string(rule.since), "statement": .string(rule.statement),
      "reason": .string(rule.reason), "source": .string(rule.source),
      "skippedWhen": .string(rule.skippedWhen),
      "profiles": .array(rule.profiles.map { .string($0.name) }),
      "profilesWithout": .array(rule.profilesWithout.map { .string($0.name) }),
      "checkFirst": .array(rule.checkFirst.map { .string($0) }),
    ])
  }
}
