/// The texts of the help.
enum Help {
  /// What `--help` without a command prints.
  static var overview: String {
    let width = Command.all.map(\.name.count).max() ?? 0
    let commands = Command.all.map { command in
      "  \(pad(command.name, width))  \(command.summary)"
    }
    return """
      OVERVIEW: Check SwiftUI layouts against the contract of the Layout protocol.

      EXAMPLES:
        layout-conformance check                   the built-in gallery
        layout-conformance check MyLayout.swift    the layouts of a file, unchanged
        layout-conformance explain PLACE-05        a rule in full

      USAGE: layout-conformance COMMAND [FLAGS] [ARGUMENTS]

      COMMANDS:
      \(commands.joined(separator: "\n"))

      Exit codes: 0 all rules held, 1 findings, 64 wrong usage, 65 unreadable or not compiling,
      69 nothing to run, 70 a fault of the kit, 130 interrupted.
      See 'layout-conformance help COMMAND' for the flags of a command, and 'help config' for the file
      that keeps them for a project. '--generate-completion-script bash|zsh|fish' prints what makes a
      shell complete them.

      """
  }

  /// What `--help` after a command prints.
  static func page(_ command: Command) -> String {
    let examples = command.examples.map { "  layout-conformance \($0.line)\n      \($0.does)" }
    let words = (command.flags + [.help]).map { flag in
      [flag.letter.map { "\($0), " } ?? "    ", flag.name, flag.value.map { " \($0)" } ?? ""]
        .joined()
    }
    let width = words.map(\.count).max() ?? 0
    let flags = zip(words, command.flags + [.help]).map { word, flag in
      "  \(pad(word, width))  \(flag.help)"
    }
    return """
      OVERVIEW: \(command.summary)

      EXAMPLES:
      \(examples.joined(separator: "\n"))

      USAGE: layout-conformance \(command.name) \(command.usage)

      \(command.details)

      FLAGS:
      \(flags.joined(separator: "\n"))

      """
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
