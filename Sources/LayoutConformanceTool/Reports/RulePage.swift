import LayoutConformance
import LayoutConformanceWorkers

/// A rule in words: the same content for the terminal, the documentation and programs.
struct RulePage {
  private let rule: Rule
  private let examples: [Example]

  /// A specimen that shows the rule, with its source text where that is at hand.
  private struct Example {
    let entry: GalleryEntry
    let code: String?

    /// The heading over it, as the documentation says it.
    var heading: String {
      entry.breaks.isEmpty ? "A layout that keeps it" : "A layout that breaks it"
    }
  }

  /// Makes the page of a rule.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - gallery: Where its examples are taken from.
  ///   - sources: The source text of the gallery; without it the examples have names only.
  /// - Throws: `ToolError` if the sources lack an example.
  init(
    _ rule: Rule, gallery: [GalleryEntry], sources: SpecimenSources? = nil
  ) throws(ToolError) {
    self.rule = rule
    var examples: [Example] = []
    for entry in gallery where entry.illustrates.contains(rule.id) {
      let (type, name) = (entry.subject.typeName, entry.subject.name)
      examples.append(Example(entry: entry, code: try sources?.code(of: type, named: name)))
    }
    self.examples = examples.sorted { !$0.entry.breaks.isEmpty && $1.entry.breaks.isEmpty }
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
    let examples = examples.map { example in
      let name = example.entry.breaks.isEmpty ? "Kept by      " : "Broken by    "
      let code = example.code.map { "\n\n\(Self.indented($0))\n" } ?? ""
      return "\(name)\(example.entry.subject.name): \(example.entry.note)\(code)"
    }
    let inSwiftUI = rule.inSwiftUI.isEmpty ? "" : "  In SwiftUI   \(rule.inSwiftUI)\n"
    return """
      \(rule.id)  \(rule.level.rawValue), since \(rule.since)

        \(rule.statement)

        Why          \(rule.reason)
        Profiles     \(profiles)
        Source       \(rule.source)
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

        `\(example.entry.subject.name)`: \(example.entry.note).
        \(code)
        """
    }
    let swiftUI = rule.inSwiftUI.isEmpty ? "" : "\n## What SwiftUI does\n\n\(rule.inSwiftUI)\n"
    return """
      # \(rule.id)

      \(rule.statement)

      - **Level:** \(rule.level.rawValue)
      - **Since:** \(rule.since)
      - **Why:** \(rule.reason)
      - **Profiles:** \(profiles)
      - **Source:** \(rule.source)
      - **Skipped:** \(skipped)
      \(swiftUI)
      ## Check first

      \(rule.checkFirst.map { "- \($0)" }.joined(separator: "\n"))
      \(examples.joined())
      """
  }

  /// The page as an object.
  var json: JSONValue {
    .object([
      "rule": .string(rule.id), "level": .string(rule.level.rawValue),
      "since": .string(rule.since), "statement": .string(rule.statement),
      "reason": .string(rule.reason), "source": .string(rule.source),
      "inSwiftUI": .string(rule.inSwiftUI), "skippedWhen": .string(rule.skippedWhen),
      "profiles": .array(rule.profiles.map { .string($0.name) }),
      "profilesWithout": .array(rule.profilesWithout.map { .string($0.name) }),
      "checkFirst": .array(rule.checkFirst.map { .string($0) }),
      "brokenBy": names { !$0.breaks.isEmpty }, "keptBy": names(where: \.breaks.isEmpty),
    ])
  }

  private func names(where isWanted: (GalleryEntry) -> Bool) -> JSONValue {
    .array(examples.map(\.entry).filter(isWanted).map { .string($0.subject.name) })
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
  }
}
