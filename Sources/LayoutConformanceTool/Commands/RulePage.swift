import LayoutConformance
import LayoutConformanceRunning

/// A rule in words: the same content for the terminal, the documentation and programs.
struct RulePage {
  private let rule: Rule
  private let examples: [Example]

  /// A specimen that shows the rule, with its source text where that is at hand.
  private struct Example {
    let name: String
    let note: String
    let noun: String
    let isBroken: Bool
    let code: String?

    /// The heading over it, as the documentation says it.
    var heading: String { "\(noun) that \(isBroken ? "breaks" : "keeps") it" }
  }

  /// Makes the page of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - gallery: Where its examples are taken from.
  ///   - engines: Where the examples of a rule for engines are taken from.
  ///   - sources: The source text of the gallery; without it the examples have names only.
  /// - Throws: `ToolError` if the sources lack an example.
  init(
    _ rule: Rule, gallery: [GalleryEntry], engines: [EngineEntry] = [],
    sources: SpecimenSources? = nil
  ) throws(ToolError) {
    self.rule = rule
    var examples: [Example] = []
    for entry in gallery where entry.illustrates.contains(rule.id) {
      let (type, name) = (entry.subject.typeName, entry.subject.name)
      let code = try sources?.code(of: type, named: name)
      examples.append(
        Example(
          name: entry.subject.name, note: entry.note, noun: "A layout",
          isBroken: !entry.breaks.isEmpty, code: code))
    }
    for entry in engines where entry.illustrates.contains(rule.id) {
      // What a host does wrong is no type of its own.
      let code =
        entry.typeName.isEmpty ? nil : try sources?.code(of: entry.typeName, named: entry.name)
      examples.append(
        Example(
          name: entry.name, note: entry.note, noun: "An engine", isBroken: !entry.breaks.isEmpty,
          code: code))
    }
    self.examples = examples.sorted { $0.isBroken && !$1.isBroken }
  }

  private var skipped: String { rule.skippedWhen.isEmpty ? "never" : rule.skippedWhen }

  /// What the profiles make of a rule for layouts, in words; `nil` for a rule for engines.
  private var profiles: String? {
    guard !rule.isForEngines else { return nil }
    let on = rule.profiles.map(\.name)
    let off = rule.profilesWithout.map(\.name)
    if !off.isEmpty { return "judged in all but \(off.joined(separator: ", "))" }
    guard rule.level == .declared else { return "judged in all" }
    return on.isEmpty
      ? "none; \(rule.howToSwitchOn)"
      : "judged in \(on.joined(separator: ", "))" + (rule.isAdvice ? ", as a warning" : "")
  }

  /// The page for a terminal.
  var text: String {
    let examples = examples.map { example in
      let name = example.isBroken ? "Broken by    " : "Kept by      "
      let code = example.code.map { "\n\n\(Self.indented($0))\n" } ?? ""
      return "\(name)\(example.name): \(example.note)\(code)"
    }
    let profiles = profiles.map { "  Profiles     \($0)\n" } ?? ""
    let inSwiftUI = rule.inSwiftUI.isEmpty ? "" : "  In SwiftUI   \(rule.inSwiftUI)\n"
    return """
      \(rule.id)  \(rule.level.rawValue), since \(rule.since)

        \(rule.statement)

        Why          \(rule.reason)
      \(profiles)  Source       \(rule.source)
      \(inSwiftUI)  Skipped      \(skipped)
        Check first  \(rule.checkFirst.map { "• \($0)" }.joined(separator: "\n               "))
      \(examples.map { "  \($0)\n" }.joined())
      """
  }

  /// The page as Markdown.
  var markdown: String {
    let examples = examples.map { example in
      let code = example.code.map { "\n```swift\n\($0)\n```\n" } ?? ""
      return """

        ## \(example.heading)

        `\(example.name)`: \(example.note).
        \(code)
        """
    }
    let profiles = profiles.map { "- **Profiles:** \($0)\n" } ?? ""
    let swiftUI = rule.inSwiftUI.isEmpty ? "" : "\n## What SwiftUI does\n\n\(rule.inSwiftUI)\n"
    return """
      # \(rule.id)

      \(rule.statement)

      - **Level:** \(rule.level.rawValue)
      - **Since:** \(rule.since)
      - **Why:** \(rule.reason)
      \(profiles)- **Source:** \(rule.source)
      - **Skipped:** \(skipped)
      \(swiftUI)
      ## Check first

      \(rule.checkFirst.map { "- \($0)" }.joined(separator: "\n"))
      \(examples.joined())
      """
  }

  /// The page as an object.
  var json: JSONValue {
    func list(_ profiles: [Profile]) -> JSONValue? {
      rule.isForEngines ? nil : .array(profiles.map { .string($0.name) })
    }
    return .object([
      "rule": .string(rule.id), "level": .string(rule.level.rawValue),
      "since": .string(rule.since), "statement": .string(rule.statement),
      "reason": .string(rule.reason), "source": .string(rule.source),
      "inSwiftUI": .string(rule.inSwiftUI), "skippedWhen": .string(rule.skippedWhen),
      "profiles": list(rule.profiles), "profilesWithout": list(rule.profilesWithout),
      "checkFirst": .array(rule.checkFirst.map { .string($0) }),
      "brokenBy": names(\.isBroken), "keptBy": names { !$0.isBroken },
    ])
  }

  private func names(_ isWanted: (Example) -> Bool) -> JSONValue {
    .array(examples.filter(isWanted).map { .string($0.name) })
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
  }
}
