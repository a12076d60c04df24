import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Lists the catalogue.
  static let rules = Command(
    name: "rules", usage: "[--format text|json|markdown [DIR]] [--specimens DIR]",
    summary: "List the rules, or write a page for each.",
    details: """
      Each rule has a permanent ID, a level and one sentence. A declared rule is off until a profile,
      or --select, switches it on. With a folder the Markdown goes to one file a rule, with the source text of its examples from the folder of the specimens
      (default: \(SpecimenSources.usualFolder)).
      """,
    examples: [
      ("rules", "every rule in one line"), ("rules --format json", "for a program"),
      ("rules --format markdown Rules", "one page a rule, in the folder Rules"),
    ],
    flags: [.format, .specimens],
    run: { (arguments, registry) throws(ToolError) in
      let format = arguments.value(.format) ?? "text"
      let folder = format == "markdown" ? arguments.positionals.first : nil
      if let extra = arguments.positionals.dropFirst(folder == nil ? 0 : 1).first {
        throw Arguments.usage("unexpected '\(extra)'", "rules")
      }
      let sources = try SpecimenSources(arguments, isNeeded: folder != nil)
      var pages: [(rule: Rule, page: RulePage)] = []
      for rule in RuleCatalogue.described {
        let page = try RulePage(
          rule, gallery: registry.gallery, engines: registry.engines, sources: sources)
        pages.append((rule, page))
      }
      let output = Output.standard()
      switch format {
      case "text":
        for rule in RuleCatalogue.described {
          let names = rule.profiles.map(\.name).joined(separator: ", ")
          let suffix = names.isEmpty ? "" : " (\(names))"
          output.write("\(rule.id)  \(rule.level.rawValue)\(suffix)\n    \(rule.statement)\n")
        }
        output.write("\nProfiles, which switch declared rules on:\n")
        for profile in Profile.builtIn + [.nothing] {
          output.write("--profile \(profile.name)\n    \(profile.summary)\n")
        }
      case "json":
        for (_, page) in pages { output.write(page.json.description + "\n") }
      case "markdown":
        guard let folder else {
          output.write(pages.map(\.page.markdown).joined(separator: "\n"))
          break
        }
        for (rule, page) in pages {
          try write(page.markdown, to: "\(folder)/\(rule.id).md", in: folder)
        }
        Output.error().say("wrote \(pages.count) pages to \(folder)")
      case let other:
        throw Arguments.usage(
          "'--format \(other)': expected text, json or markdown", "rules")
      }
      return .success
    })

  /// Explains one rule.
  static let explain = Command(
    name: "explain", usage: "RULE… [--specimens DIR]",
    summary: "Explain a rule in full.",
    details: "The statement, the reason, the source, what SwiftUI does, when the rule is skipped, "
      + "what to check first when it fails, and a layout that breaks it and one that keeps it; "
      + "--specimens shows their code, too.",
    examples: [
      ("explain PLACE-05", "one rule"), ("explain SIZE", "a whole family"),
      ("explain PLACE-05 --specimens \(SpecimenSources.usualFolder)", "with code"),
    ],
    flags: [.specimens],
    run: { (arguments, registry) throws(ToolError) in
      guard !arguments.positionals.isEmpty else {
        throw Arguments.usage("name a rule: explain SIZE-01", "explain")
      }
      let sources = try SpecimenSources(arguments, isNeeded: false)
      var pages: [String] = []
      for name in arguments.positionals {
        let wanted = name.uppercased()
        let rules = RuleCatalogue.described.filter {
          $0.id == wanted || $0.id.hasPrefix(wanted + "-")
        }
        guard !rules.isEmpty else {
          let hint = Arguments.hint(wanted, RuleCatalogue.described.map(\.id))
          throw Arguments.usage("unknown rule '\(name)'\(hint)", "explain")
        }
        for rule in rules {
          let page = try RulePage(
            rule, gallery: registry.gallery, engines: registry.engines, sources: sources)
          pages.append(page.text)
        }
      }
      Output.standard().write(pages.joined(separator: "\n"))
      return .success
    })

  private static func write(
    _ text: String, to path: String, in folder: String
  ) throws(ToolError) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw ToolError(.data, "'\(path)': cannot be written: \(error.localizedDescription)")
    }
  }
}

extension SpecimenSources {
  /// Where the package keeps its specimens.
  static let usualFolder = "Sources/LayoutSpecimens"

  /// Reads the folder that the arguments name, the usual one if it is needed and none is named.
  fileprivate init?(_ arguments: Arguments, isNeeded: Bool) throws(ToolError) {
    guard let folder = arguments.value(.specimens) ?? (isNeeded ? Self.usualFolder : nil) else {
      return nil
    }
    try self.init(folder: folder)
  }
}
