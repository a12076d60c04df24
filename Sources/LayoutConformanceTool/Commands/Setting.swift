import Foundation
import LayoutConformanceRunning

/// A flag with its values, and where they were written.
struct Setting: Sendable {
  let flag: Flag
  /// The values in order; none for a flag that takes none.
  let values: [String]
  /// Whether the flag is on; where it is not, it is as if it had never been written.
  var isOn = true
  let origin: Origin

  /// Where a setting was written; what comes later is beaten by what comes first.
  enum Origin: Hashable, Sendable {
    /// On the command line.
    case line
    /// In a variable of the environment.
    case environment
    /// In a file, in a line of it.
    case file(path: String, line: Int)
  }
}

extension Setting {
  /// What stands there, as the beginning of an error about it.
  func quoted(_ value: String) -> String {
    switch origin {
    case .line: "'\(flag.name) \(value)'"
    case .environment: "'\(flag.variable)=\(value)'"
    case .file: "'\(flag.key): \(value)'"
    }
  }

  /// Where it was written, in words.
  var place: String {
    switch origin {
    case .line: isOn ? flag.name : flag.negation
    case .environment: flag.variable
    case .file(let path, let line): "\(path):\(line)"
    }
  }

  /// An error about it, with where to read more.
  ///
  /// - Parameters:
  ///   - problem: What is wrong; the line of a file is added to it.
  ///   - command: The command that found out.
  /// - Returns: The error, with exit code 65 where the file is wrong and 64 elsewhere.
  func error(_ problem: String, _ command: String) -> ToolError {
    guard case .file(let path, let line) = origin else { return Arguments.usage(problem, command) }
    return ToolError(.data, "\(path):\(line): \(problem)\nSee 'layout-conformance help config'.")
  }
}

extension Flag {
  /// The word for a setting in a file.
  var key: String { String(name.dropFirst(2)) }

  /// The variable of the environment that sets it.
  var variable: String {
    Setting.prefix + key.uppercased().replacing("-", with: "_")
  }

  /// Whether a file or a variable can set it.
  var isSetting: Bool { Setting.flags.contains { $0.name == name } }

  /// The word that takes back what a file or a variable sets.
  var negation: String { "--no-\(key)" }

  /// The flags that say something else about the same: one that is given makes those of weaker
  /// origin void.
  fileprivate var rivals: [Flag] {
    switch name {
    case Flag.exhaustive.name: [.cases, .seed, .guided]
    case Flag.cases.name, Flag.seed.name: [.exhaustive]
    case Flag.guided.name: [.exhaustive, .shard]
    case Flag.shard.name: [.guided]
    case Flag.values.name: [.noValues]
    case Flag.noValues.name: [.values]
    case Flag.quiet.name: [.verbose]
    case Flag.verbose.name: [.quiet]
    default: []
    }
  }
}

extension Setting {
  /// What all variables begin with.
  static let prefix = "LAYOUT_CONFORMANCE_"

  /// The flags that a file or a variable can set: all of a run.
  static let flags = [Flag.time] + Flag.run

  /// Adds settings of a weaker origin, but for those that are set already, or void.
  static func merged(_ settings: [Setting], over weaker: [Setting]) -> [Setting] {
    settings
      + weaker.filter { setting in
        !settings.contains { given in
          given.flag.name == setting.flag.name
            || given.isOn && given.flag.rivals.contains { $0.name == setting.flag.name }
        }
      }
  }

  /// What the environment sets.
  ///
  /// - Throws: `ToolError` with exit code 64 for a switch that is neither on nor off, and for a name
  ///   that is nearly one of a setting.
  static func ofEnvironment(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(ToolError) -> [Setting] {
    var settings: [Setting] = []
    for (name, value) in environment.sorted(by: { $0.key < $1.key })
    where name.hasPrefix(prefix) && !value.isEmpty {
      guard let flag = flags.first(where: { $0.variable == name }) else {
        let hint = Arguments.hint(name, flags.map(\.variable), most: 2)
        // What is not meant for a setting may be anybody's.
        guard hint.isEmpty else { throw ToolError(.usage, "unknown variable '\(name)'\(hint)") }
        continue
      }
      guard flag.value == nil else {
        settings.append(Setting(flag: flag, values: [value], origin: .environment))
        continue
      }
      let words = ["1": true, "true": true, "yes": true, "0": false, "false": false, "no": false]
      guard let isOn = words[value.lowercased()] else {
        throw ToolError(.usage, "'\(name)=\(value)': expected 1 or 0")
      }
      settings.append(Setting(flag: flag, values: [], isOn: isOn, origin: .environment))
    }
    return settings
  }
}
