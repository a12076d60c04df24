import LayoutConformanceRunning

/// A command of the tool.
struct Command: Sendable {
  /// The word after `layout-conformance`.
  let name: String
  /// What may stand after it.
  let usage: String
  /// What it does, in one line.
  let summary: String
  /// What it does, in full.
  let details: String
  /// Command lines to copy, each with what it does.
  let examples: [(line: String, does: String)]
  /// The flags that it takes.
  let flags: [Flag]
  /// Runs it.
  let run: @Sendable (Arguments, Registry) throws(ToolError) -> ExitCode

  /// All commands, in the order of the help.
  static let all: [Command] = [
    check, fuzz, compare, replay, shrink, show, decode, corpus, engine, serve, rules, explain,
    config, bench,
  ]
}
