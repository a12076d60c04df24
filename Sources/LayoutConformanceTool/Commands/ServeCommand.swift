import LayoutConformance
import LayoutConformanceWorkers

extension Command {
  /// Serves the reference engine.
  static let serve = Command(
    name: "serve", usage: "", summary: "Be an engine: the reference engine behind the protocol.",
    details: """
      A line of JSON on the standard input is answered by a line on the standard output, until the
      input ends. The documentation's page on adapters has the grammar.
      """,
    examples: [
      ("serve", "answer on the standard streams"),
      ("engine --command 'layout-conformance serve'", "run the engine rules on it"),
    ],
    flags: [],
    run: { (arguments, _) throws(ToolError) in
      if let extra = arguments.positionals.first {
        throw Arguments.usage("unexpected '\(extra)'", "serve")
      }
      var server = EngineServer(version: ToolVersion.current)
      let output = Output.standard()
      while let line = readLine() {
        output.write(server.answer(line) + "\n")
        if let failure = output.failure { throw ToolError(.software, failure) }
      }
      return .success
    })
}
