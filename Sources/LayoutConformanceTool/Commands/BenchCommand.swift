import LayoutConformance

extension Command {
  /// Measures the kit itself.
  static let bench = Command(
    name: "bench", usage: "--shrink|--guidance [--runs N] [SPECIMEN …]",
    summary: "Measure the kit: how small failing cases get, and what that takes.",
    details: """
      --shrink looks for the first failing case of each broken specimen and rule with the seeds 1 to
      N, shrinks it, and prints the smallest case of all, the share of the runs that end with a case
      of that measure, and the mean number of cases tried.

      --guidance counts the cases to the first finding on each rare layout, with the seeds 1 to N
      (default: 20), by a random search and by a guided one; where the median is not halved the
      command ends with exit code 1.
      """,
    examples: [
      ("bench --shrink", "every broken specimen"),
      ("bench --shrink RowOmittingSpacing --runs 20", "one of them, with 20 seeds"),
    ],
    flags: [.shrink, .guidance, .runs],
    run: { (arguments, registry) throws(ToolError) in
      if arguments.has(.guidance) {
        let names = arguments.positionals
        let entries = registry.rare.filter { names.isEmpty || names.contains($0.subject.name) }
        guard !entries.isEmpty else {
          throw ToolError(.unavailable, "there is no rare specimen of that name")
        }
        let seeds = try arguments.int(.runs, in: 1...10_000) ?? 20
        return GuidanceBench.run(entries, seeds: seeds, output: Output.standard())
      }
      guard arguments.has(.shrink) else {
        throw Arguments.usage("say what to measure: --shrink", "bench")
      }
      let runs = try arguments.int(.runs, in: 1...10_000) ?? 100
      let names = arguments.positionals
      let entries = registry.gallery.filter { entry in
        !entry.breaks.isEmpty && (names.isEmpty || names.contains(entry.subject.name))
      }
      guard !entries.isEmpty else {
        throw ToolError(.unavailable, "there is no broken specimen of that name")
      }
      let output = Output.standard()
      output.write(
        "| specimen | rule | smallest case | share | different ends | mean cases tried |\n")
      output.write("|---|---|---|---|---|---|\n")
      for entry in entries {
        for id in entry.breaks {
          guard let rule = RuleCatalogue.rule(id), !rule.isOfRuns else { continue }
          let bench = ShrinkBench(subject: entry.subject, rule: rule, seeds: 1...runs)
          output.write(try bench.row() + "\n")
        }
      }
      return .success
    })
}

/// How small the failing cases of one rule get.
private struct ShrinkBench {
  let subject: Subject
  let rule: Rule
  let seeds: ClosedRange<Int>

  /// The row of the table.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func row() throws(ToolError) -> String {
    var results: [(layoutCase: LayoutCase, evaluations: Int)] = []
    for seed in seeds {
      if let result = try shrunk(UInt64(seed)) { results.append(result) }
    }
    guard let best = results.map(\.layoutCase).min(by: { $0.isSmaller(than: $1) }) else {
      return "| \(subject.name) | \(rule.id) | not found | – | – | – |"
    }
    let ideal = results.filter { !best.isSmaller(than: $0.layoutCase) }.count
    let ends = Set(results.map(\.layoutCase)).count
    let mean = Double(results.reduce(0) { $0 + $1.evaluations }) / Double(results.count)
    let missed = seeds.count - results.count
    let note = missed == 0 ? "" : ", \(missed) not found"
    return "| \(subject.name) | \(rule.id) | \(Self.words(best)) | \(ideal) of \(results.count)"
      + "\(note) | \(ends) | \(Int(mean.rounded())) |"
  }

  /// The first failing case of a seed, shrunk, each run of the layout in a process of its own.
  private func shrunk(_ seed: UInt64) throws(ToolError) -> (LayoutCase, Int)? {
    let judge = try IsolatedJudge(subject, limits: Limits())
    func fails(_ layoutCase: LayoutCase) throws(ToolError) -> Bool {
      switch try judge.judge(layoutCase, by: rule) {
      case .judged(.violated): true
      case .judged: false
      case .ended: rule.level == .recommended && rule.id.hasPrefix("RUN")
      }
    }
    let arity = subject.arity ?? .any
    let generator = CaseGenerator(for: subject, arity: arity, seed: seed)
    for index in 0..<2000 {
      let layoutCase = generator.layoutCase(index)
      guard try fails(layoutCase) else { continue }
      let result = try Shrinker(for: subject, arity: arity).shrink(layoutCase, while: fails)
      return (result.layoutCase, result.evaluations)
    }
    return nil
  }

  private static func words(_ layoutCase: LayoutCase) -> String {
    let values = layoutCase.configuration.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }
    let parts =
      layoutCase.subviews.map(\.words) + ["proposal \(layoutCase.proposal)"]
      + (layoutCase.originText == "0, 0" ? [] : ["origin \(layoutCase.originText)"]) + values
      + layoutCase.script.map(\.words) + (layoutCase.before == nil ? [] : ["before an update"])
    return parts.joined(separator: "; ")
  }
}
