import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

extension Command {
  /// Measures the kit itself.
  static let bench = Command(
    name: "bench",
    usage:
      "--power|--causes|--shrink|--guidance|--growth|--speed [--runs N] [SPECIMEN or MEASURE …]",
    summary:
      "Measure the kit: how soon it finds what is broken, how small cases get, how fast it is.",
    details: """
      --power runs each broken specimen with the seeds 1 to N, and prints after how many cases each
      rule that it breaks is found broken: the median and the worst. What is not found within
      \(PowerBench.cases) cases, or later than the specimen's kind allows, is listed below the table,
      and ends the command with exit code 1.

      --causes checks each broken specimen as a layout of a user's, and prints how many findings it
      has, and which rule comes first: one finding for each defect, and the rule that names the cause.
      Where fewer than \(CauseBench.leastShare) % have just one, the mean is above \(CauseBench.greatestMean), or fewer
      than \(CauseBench.leastFirst) % name the cause first the command ends with exit code 1.

      --shrink looks for the first failing case of each broken specimen and rule with the seeds 1 to
      N, shrinks it, and prints the smallest case of all, the share of the runs that end with a case
      of that measure, and the mean number of cases tried.

      --guidance counts the cases to the first finding on each rare layout, with the seeds 1 to N
      (default: 20), by a random search and by a guided one; where the median is not halved the
      command ends with exit code 1.

      --growth lays out trees of 1,000, 10,000 and 100,000 leaves in the reference engine, flat,
      nested and mixed, N times each (default: 5), and prints time and calls for each node. Where they grow by more than
      \(GrowthBench.limit) times with ten times as many leaves the command ends with exit code 1.

      --speed prints the median of N rounds (default: 7) of each measure that is named, or of all;
      with --json PATH or - a line of JSON for each figure:

      \(SpeedMeasure.all.map { "\($0.name)  \($0.summary)" }.joined(separator: "\n"))
      """,
    examples: [
      ("bench --power", "every broken specimen"),
      ("bench --shrink RowOmittingSpacing --runs 20", "one of them, with 20 seeds"),
      ("bench --speed overhead throughput", "what the kit adds to a layout, and cases a second"),
    ],
    flags: [.power, .causes, .shrink, .guidance, .growth, .speed, .runs, .json],
    run: { (arguments, registry) throws(ToolError) in
      let measures = [Flag.power, .causes, .shrink, .guidance, .growth, .speed].filter {
        arguments.has($0)
      }
      guard measures.count == 1 else {
        throw Arguments.usage(
          "say what to measure: --power, --causes, --shrink, --guidance, --growth or --speed",
          "bench")
      }
      guard !arguments.isOnLine(.json) || arguments.has(.speed) else {
        throw Arguments.usage("'--json' goes with '--speed'", "bench")
      }
      if arguments.has(.growth) {
        let runs = try arguments.int(.runs, in: 1...10_000) ?? 5
        return GrowthBench(runs: runs).run(Output.standard())
      }
      if arguments.has(.speed) {
        let bench = try SpeedBench(
          arguments.positionals, rounds: try arguments.int(.runs, in: 1...1000) ?? 7,
          registry: registry)
        let json = try arguments.value(.json).map { (path) throws(ToolError) in
          try Output.file(path)
        }
        try bench.run(Output.standard(), json: json)
        return .success
      }
      if arguments.has(.guidance) {
        let names = arguments.positionals
        let entries = registry.rare.filter { names.isEmpty || names.contains($0.subject.name) }
        guard !entries.isEmpty else {
          throw ToolError(.unavailable, "there is no rare specimen of that name")
        }
        let seeds = try arguments.int(.runs, in: 1...10_000) ?? 20
        return GuidanceBench.run(entries, seeds: seeds, output: Output.standard())
      }
      let runs = try arguments.int(.runs, in: 1...10_000)
      let names = arguments.positionals
      let entries = registry.gallery.filter { entry in
        (!entry.breaks.isEmpty || arguments.has(.causes) && !entry.breaksOfKind.isEmpty)
          && (names.isEmpty || names.contains(entry.subject.name))
      }
      if let unknown = names.first(where: { name in
        !entries.contains { $0.subject.name == name }
      }) {
        throw ToolError(.unavailable, "there is no broken specimen '\(unknown)'")
      }
      guard !entries.isEmpty else {
        throw ToolError(.unavailable, "there is no broken specimen")
      }
      if arguments.has(.causes) { return try CauseBench.run(entries, output: Output.standard()) }
      return arguments.has(.power)
        ? try PowerBench.run(entries, seeds: runs ?? 50, output: Output.standard())
        : try ShrinkBench.run(entries, seeds: runs ?? 100, output: Output.standard())
    })
}
