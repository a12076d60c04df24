import Foundation
import LayoutConformance
import LayoutConformanceWorkers

extension Command {
  /// Runs the engine rules.
  static let engine = Command(
    name: "engine", usage: "[--command 'CMD ARG …' …] [ENGINE …] [FLAGS]",
    summary: "Run the engine rules on an engine: what agrees, differs, is lacking, crashes.",
    details: """
      An engine implements SwiftUI's layout, in any language: it is a process that speaks the
      protocol, or one that is known here by name. Without either it is the reference engine. Random
      scenes are laid out by it and judged by the rules ENGINE-01 to ENGINE-17. What it says that it
      lacks is not drawn; what it does not support and did not say is listed.

      Several engines are compared in one table.
      """,
    examples: [
      ("engine --command 'python3 my_engine.py'", "a process"),
      ("engine --command ./one --command ./other --cases 200", "two of them, in one table"),
      ("engine --select ENGINE-06 --json -", "one rule, for a program"),
    ],
    flags: [
      .command, .seed, .cases, .time, .timeout, .select, .ignore, .json, .quiet, .color, .ascii,
    ],
    run: { (arguments, registry) throws(ToolError) in
      try EngineRun(arguments, registry).run()
    })
}

extension Arguments {
  /// The engines of `--command`, started.
  ///
  /// - Throws: `ToolError` with exit code 69 for one that does not answer the greeting.
  func engines() throws(ToolError) -> [any EngineUnderTest] {
    let timeout = Double(try duration(.timeout) ?? 2_000_000) / 1e6
    var engines: [any EngineUnderTest] = []
    for command in values(.command) {
      engines.append(try EngineProcess(command: command, timeout: timeout))
    }
    return engines
  }

  /// The engine rules that `--select` and `--ignore` leave.
  ///
  /// - Throws: `ToolError` with exit code 64 for an unknown rule, 69 if no rule is left.
  fileprivate func engineRules() throws(ToolError) -> [EngineRule] {
    let catalogue = RuleCatalogue.engine
    let selected = try ids(.select, of: catalogue, "rule for engines")
    let ignored = try ids(.ignore, of: catalogue, "rule for engines") ?? []
    let rules = catalogue.filter {
      selected?.contains($0.id) ?? true && !ignored.contains($0.id)
    }
    guard !rules.isEmpty else { throw ToolError(.unavailable, "no rule is selected") }
    return rules
  }
}

/// A run of the engine rules on one engine or several.
private struct EngineRun {
  private let suite: EngineSuite
  private let engines: [(engine: any EngineUnderTest, word: String)]
  private let seconds: Double?
  private let console: EngineConsole
  private let json: Output?

  init(_ arguments: Arguments, _ registry: Registry) throws(ToolError) {
    suite = EngineSuite(
      seed: try arguments.seed() ?? RunPlan.fixedSeed,
      cases: try arguments.int(.cases, in: 1...100_000_000) ?? 1000,
      rules: try arguments.engineRules())
    seconds = try arguments.duration(.time).map { Double($0) / 1e6 }
    json = try arguments.value(.json).map { (path) throws(ToolError) in try Output.file(path) }
    let output = arguments.value(.json) == "-" ? Output.error() : Output.standard()
    console = EngineConsole(output: output, style: try ConsoleStyle(arguments, output))
    var engines: [(any EngineUnderTest, String)] = []
    for name in arguments.positionals {
      guard let entry = registry.engines.first(where: { $0.name == name }) else {
        let hint = Arguments.hint(name, registry.engines.map(\.name))
        throw Arguments.usage("there is no engine '\(name)'\(hint)", "engine")
      }
      engines.append((entry.make(), name))
    }
    for (engine, command) in zip(try arguments.engines(), arguments.values(.command)) {
      engines.append((engine, "--command \(Reproduction.quoted(command))"))
    }
    if engines.isEmpty { engines.append((ReferenceEngine(), "")) }
    self.engines = engines
  }

  func run() throws(ToolError) -> ExitCode {
    var reports: [EngineReport] = []
    for (engine, word) in engines {
      let end = seconds.map { Date(timeIntervalSinceNow: $0 / Double(engines.count)) }
      let report = suite.run(engine) { end.map { Date() > $0 } ?? false }
      reports.append(report)
      json?.write(report.lines.map { $0.description + "\n" }.joined())
      if let failure = json?.failure { throw ToolError(.software, failure) }
      console.write(report, reproduce: "engine \(word)".trimmingCharacters(in: .whitespaces))
    }
    if reports.count > 1 { console.writeMatrix(reports) }
    guard reports.contains(where: { $0.scenes > 0 }) else {
      throw ToolError(.unavailable, "no scene could be drawn without what the engine lacks")
    }
    return reports.allSatisfy(\.isClean) ? .success : .findings
  }
}
