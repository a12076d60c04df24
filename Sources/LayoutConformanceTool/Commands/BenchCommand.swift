import LayoutConformance

extension Command {
  /// Measures the kit itself.
  static let bench = Command(
    name: "bench", usage: "--shrink|--power [--runs N] [SPECIMEN …]",
    summary: "Measure the kit: how soon it finds the broken specimens, and how small cases get.",
    details: """
      --power runs each broken specimen with the seeds 1 to N, and prints after how many cases each
      rule that it breaks is found broken: the median and the worst. What is not found within
      \(PowerBench.cases) cases, or later than the specimen's kind allows, is listed below the table,
      and ends the command with exit code 1.

      --shrink looks for the first failing case of each broken specimen and rule with the seeds 1 to
      N, shrinks it, and prints the smallest case of all, the share of the runs that end with a case
      of that measure, and the mean number of cases tried.
      """,
    examples: [
      ("bench --power", "every broken specimen"),
      ("bench --shrink RowOmittingSpacing --runs 20", "one of them, with 20 seeds"),
    ],
    flags: [.power, .shrink, .runs],
    run: { (arguments, registry) throws(ToolError) in
      guard arguments.has(.shrink) != arguments.has(.power) else {
        throw Arguments.usage("say what to measure: --shrink or --power", "bench")
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
