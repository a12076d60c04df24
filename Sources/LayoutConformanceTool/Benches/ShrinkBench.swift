import Foundation
import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// How small the failing cases of one rule get.
struct ShrinkBench {
  let subject: Subject
  let rule: Rule
  let seeds: ClosedRange<Int>

  /// Measures all specimens, and writes the table.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  static func run(
    _ entries: [GalleryEntry], seeds: Int, output: Output
  ) throws(ToolError) -> ExitCode {
    output.write(
      "| specimen | rule | smallest case | share | different ends | mean cases tried |\n")
    output.write("|---|---|---|---|---|---|\n")
    var passes: [PassCount] = []
    for entry in entries {
      for id in entry.breaks {
        guard let rule = RuleCatalogue.rule(id), !rule.isOfRuns else { continue }
        let bench = ShrinkBench(subject: entry.subject, rule: rule, seeds: 1...seeds)
        let results = try bench.results()
        output.write(bench.row(results) + "\n")
        for result in results { passes = passes.adding(result.passes) }
      }
    }
    output.write("\n| pass | tried | kept |\n|---|---|---|\n")
    for pass in passes { output.write("| \(pass.name) | \(pass.tried) | \(pass.kept) |\n") }
    return .success
  }

  /// What comes of the first failing case of each seed, those that have none left out.
  ///
  /// - Throws: `ToolError` if the system makes no processes.
  func results() throws(ToolError) -> [Shrinker.Result] {
    var results: [Shrinker.Result] = []
    for seed in seeds {
      if let result = try shrunk(UInt64(seed)) { results.append(result) }
    }
    return results
  }

  /// The row of the table.
  private func row(_ results: [Shrinker.Result]) -> String {
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

  /// The first failing case of a seed, shrunk, `nil` if none of the first cases fails.
  ///
  /// All of it runs in one process of its own; where the layout ends that, each case has its own.
  private func shrunk(_ seed: UInt64) throws(ToolError) -> Shrinker.Result? {
    let counts = subject.counts ?? .any
    let generator = CaseGenerator(for: subject, counts: counts, seed: seed)
    let shrinker = Shrinker(for: subject, counts: counts)
    func result<Failure: Error>(
      _ fails: (LayoutCase) throws(Failure) -> Bool
    ) throws(Failure) -> Shrunk? {
      for index in 0..<2000 {
        let layoutCase = generator.layoutCase(index)
        guard try fails(layoutCase) else { continue }
        let end = try shrinker.shrink(layoutCase, while: fails)
        return Shrunk(
          text: saved(end.layoutCase).text, passes: end.passes, isExhausted: end.isExhausted)
      }
      return nil
    }
    var limits = Limits()
    limits.timeout = 60_000_000
    let (subject, rule) = (subject, rule)
    let together = try IsolatedJudge(subject, limits: limits).run {
      result { layoutCase in
        if case .violated = rule.judge(layoutCase, of: subject) { true } else { false }
      }
    }
    if case .success(let shrunk) = together { return try shrunk.map(parsed) }
    let judge = try IsolatedJudge(subject, limits: Limits())
    let apart = try result { layoutCase throws(ToolError) in
      switch try judge.judge(layoutCase, by: rule) {
      case .judged(.violated): true
      case .judged: false
      case .ended: rule.level == .recommended && rule.id.hasPrefix("RUN")
      }
    }
    return try apart.map(parsed)
  }

  /// What comes back from a process.
  private struct Shrunk: Codable {
    let text: String
    let passes: [PassCount]
    let isExhausted: Bool
  }

  private func saved(_ layoutCase: LayoutCase) -> SavedCase {
    SavedCase(
      subject: subject.name, rule: rule.id, expect: .violation,
      counterexample: .layout(layoutCase))
  }

  private func parsed(_ shrunk: Shrunk) throws(ToolError) -> Shrinker.Result {
    do {
      let saved = try SavedCase(parsing: Data(shrunk.text.utf8))
      guard let layoutCase = saved.counterexample.layoutCase else {
        throw ToolError(.software, "a scene came back instead of a case")
      }
      return Shrinker.Result(
        layoutCase: layoutCase, passes: shrunk.passes, isExhausted: shrunk.isExhausted)
    } catch {
      throw ToolError(.software, "a case did not come back whole: \(error)")
    }
  }

  private static func words(_ layoutCase: LayoutCase) -> String {
    let values = layoutCase.configuration.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }
    let parts =
      layoutCase.subviews.map(\.words) + ["proposal \(layoutCase.proposal)"]
      + (layoutCase.originText == "0, 0" ? [] : ["origin \(layoutCase.originText)"]) + values
      + layoutCase.script.map(\.words)
      + (layoutCase.states.isEmpty
        ? []
        : [
          layoutCase.states.count == 1
            ? "before an update" : "before \(layoutCase.states.count) updates"
        ])
    return parts.joined(separator: "; ")
  }
}
