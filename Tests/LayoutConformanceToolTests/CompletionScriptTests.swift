import Foundation
import Testing

/// What shells complete with the printed scripts, asked in the shells that are installed.
@Suite struct CompletionScriptTests {
  private static func isInstalled(_ shell: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(shell)")
      || FileManager.default.isExecutableFile(atPath: "/bin/\(shell)")
  }

  /// The words that a shell prints when a program of its own asks the script.
  private func answer(_ shell: String, _ program: String, _ words: [String]) throws -> Set<String> {
    let scratch = try Scratch()
    let printed = try CommandRun(["--generate-completion-script", shell], in: scratch)
    #expect(printed.exitCode == 0, "\(printed.errors)")
    let script = try scratch.file("script", printed.output)
    let flags = shell == "zsh" ? ["-f"] : []
    let path = Self.isInstalled(shell) ? shell : "false"
    let run = try CommandRun(
      [path] + flags + ["-c", program.replacing("SCRIPT", with: "./\(script)")] + words,
      in: scratch, program: "/usr/bin/env")
    #expect(run.errors == "")
    // Fish puts a description behind a tab.
    return Set(
      run.output.split(separator: "\n").map { String($0.split(separator: "\t").first ?? "") })
  }

  /// Each line with what must be offered and what must not.
  private static let lines: [(words: [String], offers: [String], lacks: String)] = [
    (["che"], ["check"], "fuzz"), (["check", "--prof"], ["--profile"], "--seed"),
    (["check", "--profile", "fl"], ["flow"], "grid"),
    (["compare", "--xunit"], ["--xunit-output"], "--profile"),
    (["explain", "PLACE-0"], ["PLACE-01", "PLACE-05"], "SIZE-01"),
    (["check", "--color", "al"], ["always"], "never"), (["help", "exp"], ["explain"], "check"),
  ]

  @Test(.enabled(if: isInstalled("bash"))) func `bash completes commands, flags and values`() throws
  {
    for (words, offers, lacks) in Self.lines {
      let found = try answer(
        "bash",
        "source SCRIPT; COMP_WORDS=(layout-conformance \"$@\"); COMP_CWORD=$#; "
          + "_layout_conformance; printf '%s\\n' \"${COMPREPLY[@]}\"", ["bash"] + words)
      #expect(found.isSuperset(of: offers), "\(words): \(found)")
      #expect(!found.contains(lacks), "\(words): \(found)")
    }
  }

  @Test(.enabled(if: isInstalled("zsh"))) func `zsh completes commands, flags and values`() throws {
    for (words, offers, _) in Self.lines {
      let found = try answer(
        "zsh",
        "compdef() { : }; compadd() { print -l -- $@ }; _files() { : }; source SCRIPT; "
          + "words=(layout-conformance $@); CURRENT=${#words}; PREFIX=${words[-1]}; "
          + "_layout_conformance", ["zsh"] + words)
      #expect(found.isSuperset(of: offers), "\(words): \(found)")
    }
  }

  @Test(.enabled(if: isInstalled("fish"))) func `fish completes commands, flags and values`() throws
  {
    for (words, offers, lacks) in Self.lines {
      let found = try answer(
        "fish", "source SCRIPT; complete -C \"layout-conformance $argv\"", words)
      #expect(found.isSuperset(of: offers), "\(words): \(found)")
      #expect(!found.contains(lacks), "\(words): \(found)")
    }
  }

  @Test func `a shell without a script is an error that names those with one`() throws {
    let scratch = try Scratch()
    let other = try CommandRun(["--generate-completion-script", "tcsh"], in: scratch)
    #expect(other.exitCode == 64)
    #expect(
      other.errors
        == "Error: '--generate-completion-script tcsh': expected bash, zsh, fish\n")
    let none = try CommandRun(["--generate-completion-script"], in: scratch)
    #expect(none.exitCode == 64)
  }
}
