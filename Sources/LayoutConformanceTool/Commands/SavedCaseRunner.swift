import LayoutConformance
import LayoutConformanceRunning

/// Runs saved cases on the layouts and engines that a command knows.
struct SavedCaseRunner {
  /// What a case may take.
  let limits: Limits
  /// The engine of `--command`, `nil` where none is given.
  let engine: (any EngineUnderTest)?
  private let registry: Registry
  private let engineWords: [String]

  /// Sets up the running.
  ///
  /// - Throws: `ToolError` for a wrong command line, and for an engine that does not answer.
  init(_ arguments: Arguments, _ registry: Registry) throws(ToolError) {
    limits = try Limits(arguments)
    self.registry = registry
    let timeout = try arguments.sceneTime()
    let choice = arguments.value(.command).map { EngineCheck(command: $0, timeout: timeout) }
    engine = try choice?.make()
    engineWords = choice?.words ?? []
  }

  /// Runs a case on the layout that it names, or a scene in the engine of `--command` or else the one that
  /// it names.
  ///
  /// - Parameters:
  ///   - saved: The case.
  ///   - file: Its file.
  ///   - isStrict: Whether recommended rules count as required ones.
  /// - Returns: What came of it.
  /// - Throws: `ToolError` with exit code 65 for a layout or an engine that is not known.
  func run(
    _ saved: SavedCase, file: String, isStrict: Bool = false
  ) throws(ToolError) -> SavedCases.Result {
    guard saved.counterexample.sceneCase != nil else {
      let subject = try registry.subject(saved.subject, for: file)
      return try SavedCases(subject, limits: limits, isStrict: isStrict).run(saved, file: file)
    }
    return try SavedScenes(engine(of: saved, file: file)).run(saved, file: file)
  }

  /// The engine that a saved scene is laid out by.
  ///
  /// - Throws: `ToolError` with exit code 65 for one that is not known.
  func engine(of saved: SavedCase, file: String) throws(ToolError) -> any EngineUnderTest {
    if let engine { return engine }
    if let entry = registry.engines.first(where: { $0.name == saved.subject }) {
      return entry.make()
    }
    guard saved.subject == EngineCheck.reference.name else {
      throw ToolError(
        .data,
        "\(file): subject: there is no engine '\(saved.subject)' here"
          + Arguments.hint(saved.subject, registry.engines.map(\.name))
          + "; say how it is started with --command")
    }
    return ReferenceEngine()
  }

  /// The finding of a case with a smaller one that shows the same.
  ///
  /// - Throws: `ToolError` if the system makes no processes, or the engine is not known.
  func smallest(
    _ sighting: Sighting, of saved: SavedCase, file: String
  ) throws(ToolError) -> Finding {
    guard let sceneCase = saved.counterexample.sceneCase else {
      let subject = try registry.subject(saved.subject, for: file)
      let shrinker = FindingShrinker(
        saved.judged(subject), counts: subject.counts ?? .any, limits: limits)
      return try shrinker.shrunk(sighting) ?? sighting.finding
    }
    let engine = try engine(of: saved, file: file)
    let seen = EngineOutcome.Sighting(of: sighting.finding.rule, in: sceneCase, engine)
    return seen?.smallest(in: engine) ?? sighting.finding
  }

  /// What shows a case in which its rule is kept.
  ///
  /// - Throws: `ToolError` with exit code 1 for a layout that ends the process.
  func exhibit(of saved: SavedCase, file: String) throws(ToolError) -> Exhibit {
    guard let layoutCase = saved.counterexample.layoutCase else {
      return Exhibit(message: "kept \(saved.rule) in the scene")
    }
    let subject = try registry.subject(saved.subject, for: file)
    let judge = try IsolatedJudge(subject, limits: limits)
    guard
      case .success(let exhibit) = try judge.run({ Exhibit(showing: layoutCase, of: subject) })
    else {
      throw ToolError(.findings, "\(file): the layout ended the process that ran the case")
    }
    return exhibit
  }

  /// How to run a case of a file again.
  func reproduction(of saved: SavedCase, file: String) -> Reproduction {
    var result = Reproduction(.replay(file: file), of: saved.subject)
    result.sources = SourceCheck.sources(registry)
    if saved.counterexample.sceneCase != nil { result.sources.engine = engineWords }
    if limits.timeout != Limits().timeout { result.timeout = limits.timeout }
    if limits.memory != Limits().memory { result.memory = limits.memory }
    return result
  }
}
