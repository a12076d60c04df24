import LayoutConformance
import LayoutConformanceReports
import LayoutConformanceRunning

/// How many cases a search takes to the first finding, without guidance and with it.
struct GuidanceBench {
  /// The layout.
  let subject: Subject
  /// The rule that it breaks.
  let rule: Rule
  /// The seeds, each of them one search of each kind.
  let seeds: ClosedRange<Int>

  /// How many cases a search has; one that finds nothing counts as if it did with the last.
  static let limit = 20_000

  /// Measures some specimens, and prints a table of them.
  ///
  /// - Returns: Exit code 1 where guidance does not at least halve the median.
  static func run(_ entries: [GalleryEntry], seeds: Int, output: Output) -> ExitCode {
    output.write("| specimen | rule | blind: median, found | guided: median, found | ratio |\n")
    output.write("|---|---|---|---|---|\n")
    var isHalved = true
    for entry in entries {
      for rule in entry.breaks.compactMap(RuleCatalogue.rule) {
        let bench = GuidanceBench(subject: entry.subject, rule: rule, seeds: 1...seeds)
        let (blind, guided) = (bench.blind(), bench.guided())
        let ratio = guided.median / blind.median
        if !(ratio <= 0.5) { isHalved = false }
        let percent = Int((ratio * 100).rounded())
        output.write(
          "| \(entry.subject.name) | \(rule.id) | \(blind.words) | \(guided.words) | \(percent) % |\n"
        )
      }
    }
    return isHalved ? .success : .findings
  }

  /// The numbers of cases that searches took.
  struct Result {
    let cases: [Int]

    var median: Double { cases.map(Double.init).median }

    var words: String {
      let found = cases.filter { $0 < GuidanceBench.limit }.count
      return "\(Int(median.rounded())), \(found) of \(cases.count)"
    }
  }

  private var counts: SubviewCounts { subject.counts ?? .any }

  private func blind() -> Result {
    Result(
      cases: seeds.map { seed in
        let cases = CaseGenerator(for: subject, counts: counts, seed: UInt64(seed))
        return (0..<Self.limit).first { isBroken(Trial(cases.layoutCase($0), of: subject)) }
          .map { $0 + 1 } ?? Self.limit
      })
  }

  private func guided() -> Result {
    Result(
      cases: seeds.map { seed in
        var cases = GuidedCases(for: subject, counts: counts, seed: UInt64(seed))
        for start in stride(from: 0, to: Self.limit, by: GuidedCases.roundSize) {
          var features: [[UInt32]] = []
          for index in start..<start + GuidedCases.roundSize {
            let trial = Trial(cases.layoutCase(index), of: subject)
            if isBroken(trial) { return min(index + 1, Self.limit) }
            features.append(CaseFeatures(of: trial).kept)
          }
          cases.learn(features)
        }
        return Self.limit
      })
  }

  private func isBroken(_ trial: Trial) -> Bool {
    if case .violated = rule.judge(trial) { true } else { false }
  }
}
