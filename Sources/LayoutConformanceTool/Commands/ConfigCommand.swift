import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Tells about settings: which there are, and which are in force.
  static let config = Command(
    name: "config", usage: "[--effective [--format text|json]] [FLAGS]",
    summary: "List the settings, or print those in force and where each was written.",
    details: """
      What the runs of a project share stands in '\(SettingsFile.name)', in the working folder or in
      the nearest one above it, up to the folder with '.git' or 'Package.swift': an object whose keys
      are the flags of a run without their dashes. The file must be your own, as what it names is run.
      Paths in it are relative to its folder. A variable of the environment beats the file, a flag of
      the command line both; '--no-strict', '--no-profile' and the like take back what they set.
      """,
    examples: [
      ("config", "the settings, with their defaults"),
      ("config --effective", "what a run here would do"),
      ("config --effective --strict --cases 50", "what it would do with these flags"),
      ("config --effective --format json", "the same, to be used as a file"),
    ],
    flags: [.effective, .format] + Setting.flags,
    run: { (arguments, _) throws(ToolError) in
      if let extra = arguments.positionals.first {
        throw Arguments.usage("unexpected '\(extra)'", "config")
      }
      let format = arguments.value(.format) ?? "text"
      guard ["text", "json"].contains(format) else {
        throw Arguments.usage("'--format \(format)': expected text or json", "config")
      }
      guard arguments.has(.effective) else {
        if format == "json" {
          throw Arguments.usage("'--format json' needs '--effective'", "config")
        }
        Output.standard().write(try list())
        return .success
      }
      try arguments.requireSound()
      let settings = Setting.flags.compactMap(arguments.setting)
      Output.standard().write(format == "json" ? json(settings) : table(settings))
      return .success
    })

  /// The settings that there are.
  private static func list() throws(ToolError) -> String {
    let rows = Setting.flags.map { flag in
      [flag.key, flag.variable, flag.value ?? "true|false", flag.help]
    }
    let file = try SettingsFile.inForce().map { "in force is \($0.path)" } ?? "there is none here"
    return """
      Settings of '\(SettingsFile.name)' (\(file)), and their variables:

      \(columns(rows))

      """
  }

  /// The settings in force, each with where it was written.
  private static func table(_ settings: [Setting]) -> String {
    let rows = Setting.flags.map { flag in
      let standard = flag.standard ?? (flag.value == nil ? "false" : "none")
      guard let setting = settings.first(where: { $0.flag.name == flag.name }) else {
        return [flag.key, standard, "default"]
      }
      guard setting.isOn else { return [flag.key, standard, setting.place] }
      let value = flag.value == nil ? "true" : setting.values.joined(separator: ", ")
      return [flag.key, value, setting.place]
    }
    return columns(rows).inert + "\n"
  }

  /// The settings that are no defaults, as a file that sets the same.
  private static func json(_ settings: [Setting]) -> String {
    let members = settings.filter(\.isOn).map { setting in
      let texts = setting.values.map { text in
        Int(text).flatMap { $0.magnitude < 1 << 53 ? .int($0) : nil } ?? JSONValue.string(text)
      }
      let value: JSONValue =
        setting.flag.isList ? .array(texts) : texts.last ?? .bool(true)
      return JSONValue.Member(key: setting.flag.key, value: value)
    }
    return JSONValue.object(members).pretty(width: 0) + "\n"
  }

  private static func columns(_ rows: [[String]]) -> String {
    let count = rows.map(\.count).min() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.enumerated().map { column, text in
        guard column + 1 < row.count else { return text }
        return text + String(repeating: " ", count: widths[column] - text.count)
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }
}

extension Arguments {
  /// Makes sure that each value is one that a run takes, as far as that hangs on no layout.
  ///
  /// - Throws: `ToolError` with the first that is none.
  fileprivate func requireSound() throws(ToolError) {
    _ = try RunPlan(self, defaultSeed: RunPlan.fixedSeed)
    _ = try duration(.time)
    _ = try compileLimit()
    _ = try ConsoleStyle(self, Output.standard())
  }
}
