import LayoutConformance

extension Command {
  /// Lists the catalogue.
  static let rules = Command(
    name: "rules", usage: "[--format text|json|markdown]",
    summary: "List the rules.",
    details:
      "Each rule has a permanent ID, a level and one sentence. A declared rule is off until a "
      + "profile, or --select, switches it on.",
    examples: [("rules", "every rule in one line"), ("rules --format json", "for a program")],
    flags: [.format],
    run: { (arguments, _) throws(ToolError) in
      guard arguments.positionals.isEmpty else {
        throw Arguments.usage("unexpected '\(arguments.positionals[0])'", "rules")
      }
      let output = Output.standard()
      switch arguments.value(.format) ?? "text" {
      case "text":
        for rule in RuleCatalogue.all {
          let names = rule.profiles.map(\.name).joined(separator: ", ")
          let profiles = names.isEmpty ? "" : " (\(names))"
          output.write("\(rule.id)  \(rule.level.rawValue)\(profiles)\n    \(rule.statement)\n")
        }
        output.write("\nProfiles, which switch declared rules on:\n")
        for profile in Profile.builtIn {
          output.write("--profile \(profile.name)\n    \(profile.summary)\n")
        }
      case "json":
        for rule in RuleCatalogue.all {
          output.write(RulePage(rule).json.description + "\n")
        }
      case "markdown":
        output.write(RuleCatalogue.all.map { RulePage($0).markdown }.joined(separator: "\n"))
      case let other:
        throw Arguments.usage(
          "'--format \(other)': expected text, json or markdown", "rules")
      }
      return .success
    })

  /// Explains one rule.
  static let explain = Command(
    name: "explain", usage: "RULE…",
    summary: "Explain a rule in full.",
    details: "The statement, the reason, the source, when the rule is skipped, and what to check "
      + "first when it fails.",
    examples: [("explain PLACE-05", "one rule"), ("explain SIZE", "a whole family")],
    flags: [],
    run: { (arguments, _) throws(ToolError) in
      guard !arguments.positionals.isEmpty else {
        throw Arguments.usage("name a rule: explain SIZE-01", "explain")
      }
      var pages: [String] = []
      for name in arguments.positionals {
        let rules = RuleCatalogue.rules(matching: name)
        guard !rules.isEmpty else {
          let hint = Arguments.hint(name.uppercased(), RuleCatalogue.all.map(\.id))
          throw Arguments.usage("unknown rule '\(name)'\(hint)", "explain")
        }
        pages += rules.map { RulePage($0).text }
      }
      Output.standard().write(pages.joined(separator: "\n"))
      return .success
    })
}
