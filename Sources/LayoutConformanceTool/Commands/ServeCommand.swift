import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Serves an engine.
  static let serve = Command(
    name: "serve", usage: "[ENGINE]",
    summary:
      "Be an engine: the reference engine, or one that is known by name, behind the protocol.",
    details: """
      A line of JSON on the standard input is answered by a line on the standard output, until the
      input ends. The documentation's page on adapters has the grammar.
      """,
    examples: [
      ("serve", "answer on the standard streams"),
      ("engine --command 'layout-conformance serve'", "run the engine rules on it"),
      ("serve SmallEngine", "another engine of this package"),
    ],
    flags: [],
    run: { (arguments, registry) throws(ToolError) in
      if let extra = arguments.positionals.dropFirst().first {
        throw Arguments.usage("unexpected '\(extra)'", "serve")
      }
      let entry = try arguments.positionals.first.map { (name) throws(ToolError) in
        try registry.engine(name, of: "serve")
      }
      // An engine of somebody else's tells its own version.
      let engine = entry?.make() ?? ReferenceEngine()
      var server = EngineServer(
        engine, version: entry == nil ? ToolVersion.current : engine.version)
      let output = Output.standard()
      while let line = readLine() {
        output.write(server.answer(line) + "\n")
        if let failure = output.failure { throw ToolError(.software, failure) }
      }
      return .success
    })
}
