import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Runs the engine rules.
  static let engine = Command(
    name: "engine", usage: "[--command 'CMD ARG …' …] [ENGINE …] [FLAGS]",
    summary: "Run the engine rules on an engine: what agrees, differs, is lacking, crashes.",
    details: """
      An engine implements SwiftUI's layout, in any language: it is a process that speaks the
      protocol, or one that is known here by name, which runs behind the protocol, too. Without
      either it is the reference engine. Random scenes are laid out by it and judged by the rules
      ENGINE-01 to ENGINE-18. What it says that it lacks is not drawn; what it does not support and
      did not say is listed.

      First come scenes that lead through the kinds of views, each alone and in each container, then
      random ones: --cases counts both (default: 2000, or what fits in a minute).

      Each finding comes with the smallest scene that shows it; --corpus keeps it, and the scenes in
      the corpus are laid out first. Several engines are compared in one table.
      """,
    examples: [
      ("engine --command 'python3 my_engine.py'", "a process"),
      ("engine --command ./one --command ./other --cases 200", "two of them, in one table"),
      ("engine --select ENGINE-06 --json -", "one rule, for a program"),
    ],
    flags: [
      .command, .seed, .cases, .time, .shard, .jobs, .timeout, .inProcess, .select, .ignore,
      .rulesAsOf, .strict, .failFast, .corpus, .json, .xunit, .sarif, .html, .github, .quiet,
      .verbose, .color, .ascii,
    ],
    run: { (arguments, registry) throws(ToolError) in
      let plan = try RunPlan(forEngines: arguments)
      let checks = try arguments.engineChecks(registry)
      return try Run(checks, plan: plan, listener: try Reports(arguments)).run()
    })
}

extension RunPlan {
  /// The choices of a command line that runs engines.
  ///
  /// - Throws: `ToolError` for a value that is none.
  fileprivate init(forEngines arguments: Arguments) throws(ToolError) {
    self.init(
      seed: try arguments.seed() ?? Self.fixedSeed,
      cases: try arguments.int(.cases, in: 1...100_000_000) ?? EngineRun.usualCases,
      rules: try arguments.engineRules())
    // An engine that takes long is told of with what was judged until then.
    time = try arguments.duration(.time) ?? (arguments.has(.cases) ? nil : 60_000_000)
    shard = try arguments.shard()
    jobs = try arguments.jobs()
    limits = try Limits(arguments)
    isStrict = arguments.has(.strict)
    failsFast = arguments.has(.failFast)
    if let path = arguments.value(.corpus) {
      corpus = path
      savesFindings = true
    }
  }
}

extension Arguments {
  /// The engines that the command line names, those of `--command` and those that are known by name;
  /// the reference engine where it names none.
  ///
  /// - Throws: `ToolError` with exit code 64 for a name that is not known.
  func engineChecks(_ registry: Registry) throws(ToolError) -> [EngineCheck] {
    let timeout = try sceneTime()
    var choices: [EngineCheck] = []
    for name in positionals {
      choices.append(
        EngineCheck(
          try registry.engine(name, of: "engine"), timeout: timeout,
          isInProcess: has(.inProcess)))
    }
    choices += values(.command).map { EngineCheck(command: $0, timeout: timeout) }
    return choices.isEmpty ? [.reference] : choices
  }

  /// How long an engine may take for a scene, in seconds.
  ///
  /// - Throws: `ToolError` with exit code 64 for a flag that is no duration.
  func sceneTime() throws(ToolError) -> Double {
    Double(try duration(.timeout) ?? Limits().timeout) / 1e6
  }

  /// The engine rules that `--select`, `--ignore` and `--rules-as-of` leave.
  ///
  /// - Throws: `ToolError` with exit code 64 for an unknown rule, 69 if no rule is left.
  fileprivate func engineRules() throws(ToolError) -> [Rule] {
    let catalogue = RuleCatalogue.engine
    let selected = try ids(.select, of: catalogue, "rule for engines")
    let ignored = try (ids(.ignore, of: catalogue, "rule for engines") ?? [])
      .union(newerRules(of: catalogue))
    let rules = catalogue.filter {
      selected?.contains($0.id) ?? true && !ignored.contains($0.id)
    }
    guard !rules.isEmpty else { throw ToolError(.unavailable, "no rule is selected") }
    return rules
  }
}

extension EngineCheck {
  /// The reference engine.
  static let reference = EngineCheck(words: [], name: "reference") { ReferenceEngine() }

  /// An engine behind the protocol.
  ///
  /// - Parameters:
  ///   - command: How it is started, as for a shell.
  ///   - timeout: How long a scene may take, in seconds.
  init(command: String, timeout: Double) {
    self.init(words: ["--command", command], name: command) { () throws(ToolError) in
      try EngineProcess(command: command, timeout: timeout)
    }
  }

  /// An engine that is known by name.
  ///
  /// - Parameters:
  ///   - entry: The engine.
  ///   - timeout: How long a scene may take, in seconds.
  ///   - isInProcess: Whether it runs in the process of the tool, which a trap in it ends.
  init(_ entry: EngineEntry, timeout: Double, isInProcess: Bool) {
    self.init(words: [entry.name], name: entry.name, exceptions: entry.exceptions) {
      () throws(ToolError) -> any EngineUnderTest in
      guard !isInProcess else { return entry.make() }
      let serve = Reproduction.line([CommandLine.arguments[0], "serve", entry.name])
      return try EngineProcess(command: serve, timeout: timeout)
    }
  }
}
