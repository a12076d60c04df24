import LayoutConformance
import LayoutConformanceWorkers

extension Command {
  /// Measures the kit itself.
  static let bench = Command(
    name: "bench", usage: "--power|--shrink|--guidance [--runs N] [SPECIMEN …]",
    summary: "Measure the kit: how soon it finds the broken specimens, and how small cases get.",
    details: """
      --power runs each broken specimen with the seeds 1 to N, and prints after how many cases each
      rule that it breaks is found broken: the median and the worst. What is not found within
      \(PowerBench.cases) cases, or later than the specimen's kind allows, is listed below the table,
      and ends the command with exit code 1.

      --shrink looks for the first failing case of each broken specimen and rule with the seeds 1 to
      N, shrinks it, and prints the smallest case of all, the share of the runs that end with a case
      of that measure, and the mean number of cases tried.

      --guidance counts the cases to the first finding on each rare layout, with the seeds 1 to N
      (default: 20), by a random search and by a guided one; where the median is not halved the
      command ends with exit code 1.
      """,
    examples: [
      ("bench --power", "every broken specimen"),
      ("bench --shrink RowOmittingSpacing --runs 20", "one of them, with 20 seeds"),
    ],
    flags: [.power, .shrink, .guidance, .runs],
    run: { (arguments, registry) throws(ToolError) in
      let measures = [Flag.power, .shrink, .guidance].filter { arguments.has($0) }
      guard measures.count == 1 else {
        throw Arguments.usage("say what to measure: --power, --shrink or --guidance", "bench")
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
        !entry.breaks.isEmpty && (names.isEmpty || names.contains(entry.subject.name))
      }
      if let unknown = names.first(where: { name in
        !entries.contains { $0.subject.name == name }
      }) {
        throw ToolError(.unavailable, "there is no broken specimen '\(unknown)'")
      }
      guard !entries.isEmpty else {
        throw ToolError(.unavailable, "there is no broken specimen")
      }
      return arguments.has(.power)
        ? try PowerBench.run(entries, seeds: runs ?? 50, output: Output.standard())
        : try ShrinkBench.run(entries, seeds: runs ?? 100, output: Output.standard())
    })
}
