import LayoutConformance
import LayoutConformanceRunning

/// The script that makes a shell complete the command, its flags and their values.
struct CompletionScript {
  /// The shells that there is a script for.
  enum Shell: String, CaseIterable, Sendable { case bash, zsh, fish }

  /// The text of the script.
  let text: String

  /// Writes the script of a shell.
  ///
  /// - Throws: `ToolError` with exit code 64 for a shell that there is none for.
  init(for name: String?) throws(ToolError) {
    guard let name, let shell = Shell(rawValue: name) else {
      let known = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw ToolError(
        .usage, "'--generate-completion-script\(name.map { " \($0)" } ?? "")': expected \(known)")
    }
    text =
      switch shell {
      case .bash: Self.bash
      case .zsh: Self.zsh
      case .fish: Self.fish
      }
  }

  private static let others = ["help", "--help", "--version", "--generate-completion-script"]

  /// All flags that take a value, each once.
  private static var valued: [Flag] {
    var known: Set<String> = []
    return Command.all.flatMap(\.flags).filter { $0.value != nil && known.insert($0.name).inserted }
  }

  private static func names(of command: Command) -> [String] {
    (command.flags + [.help]).map(\.name)
  }

  /// What stands after a command where it is no file and no name of a layout.
  private static func words(of command: String) -> [String] {
    switch command {
    case Command.explain.name: RuleCatalogue.described.map(\.id)
    default: []
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " ") }

  /// The branches of a `case` of bash or zsh: after each flag the words that can follow.
  private static func valueBranches(offer: (String) -> String) -> [String] {
    valued.map { flag in
      let action =
        flag.choices.isEmpty
        ? (flag.takesPath ? offer("") : "return") : offer(list(flag.choices))
      return "    \(flag.name)) \(action) ;;"
    } + [
      "    --generate-completion-script) \(offer(list(Shell.allCases.map(\.rawValue)))) ;;",
      "    help) \(offer(list(Command.all.map(\.name)))) ;;",
    ]
  }

  private static var bash: String {
    let commands = Command.all.map { command in
      """
          \(command.name))
            case $word in
              -*) offer "\(list(names(of: command)))" ;;
              *) offer "\(list(words(of: command.name)))" ;;
            esac ;;
      """
    }
    // Where nothing is offered bash completes files, by `-o default`.
    return """
      _layout_conformance() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        offer() { COMPREPLY=($(compgen -W "$1" -- "$word")); }
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          offer "\(list(Command.all.map(\.name) + others))"
          return
        fi
        case $previous in
      \(valueBranches { "offer \"\($0)\"; return" }.joined(separator: "\n"))
        esac
        case ${COMP_WORDS[1]} in
      \(commands.joined(separator: "\n"))
        esac
      }
      complete -o default -F _layout_conformance layout-conformance

      """
  }

  private static var zsh: String {
    let commands = Command.all.map { command in
      let words = words(of: command.name)
      let other = words.isEmpty ? "_files" : "compadd -- \(list(words))"
      return """
            \(command.name))
              case $PREFIX in
                -*) compadd -- \(list(names(of: command))) ;;
                *) \(other) ;;
              esac ;;
        """
    }
    return """
      #compdef layout-conformance
      _layout_conformance() {
        if ((CURRENT == 2)); then
          compadd -- \(list(Command.all.map(\.name) + others))
          return
        fi
        case ${words[CURRENT-1]} in
      \(valueBranches { $0.isEmpty ? "_files; return" : "compadd -- \($0); return" }
        .joined(separator: "\n"))
        esac
        case ${words[2]} in
      \(commands.joined(separator: "\n"))
        esac
      }
      compdef _layout_conformance layout-conformance

      """
  }

  private static var fish: String {
    func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "\\'"))'" }
    let start = "complete -c layout-conformance"
    var lines = Command.all.map { command in
      "\(start) -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))"
    }
    lines.append("\(start) -n __fish_use_subcommand -a help -d 'Print the help of a command.'")
    lines.append("\(start) -n __fish_use_subcommand -l version -d 'Print the version.'")
    lines.append("\(start) -l help -s h -d \(quoted(Flag.help.help))")
    let names = list(Command.all.map(\.name))
    lines.append("\(start) -f -n '__fish_seen_subcommand_from help' -a \(quoted(names))")
    for command in Command.all {
      let isAfter = "-n '__fish_seen_subcommand_from \(command.name)'"
      for flag in command.flags {
        let letter = flag.letter.map { " -s \($0.dropFirst())" } ?? ""
        var line = "\(start) \(isAfter) -l \(flag.name.dropFirst(2))\(letter)"
        if flag.value != nil {
          line += flag.takesPath ? " -r" : " -x"
          if !flag.choices.isEmpty { line += " -a \(quoted(list(flag.choices)))" }
        }
        lines.append("\(line) -d \(quoted(flag.help))")
      }
      let words = words(of: command.name)
      if !words.isEmpty { lines.append("\(start) -f \(isAfter) -a \(quoted(list(words)))") }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Flag {
  /// The values that there are, none where any text is one.
  fileprivate var choices: [String] {
    switch name {
    case Flag.profile.name: return (Profile.builtIn + [.nothing]).map(\.name)
    case Flag.silence.name: return HealthWarning.Kind.allCases.map(\.rawValue)
    case Flag.select.name, Flag.ignore.name: return RuleCatalogue.all.map(\.id)
    default:
      let words = (value ?? "").split(separator: "|").map(String.init)
      return words.count > 1 && !words.contains("-") ? words : []
    }
  }
}
