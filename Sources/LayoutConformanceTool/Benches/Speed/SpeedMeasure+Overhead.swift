import LayoutConformance
import LayoutConformanceRunning

extension SpeedMeasure {
  /// What the kit adds to the layout itself.
  static let overhead = SpeedMeasure(
    name: "overhead", summary: "a run of all default rules, in terms of as many bare layout calls"
  ) { setting in
    var figures: [SpeedFigure] = []
    for subject in setting.subjects {
      for count in [2, 8, 32, 128] {
        let cases = SizedCases(for: subject, subviews: count, seed: Setting.seed)
        figures.append(
          SpeedFigure(
            "\(subject.name), \(count) subviews", setting.overhead(of: cases, subject), "times"))
      }
    }
    guard let flow = setting.subjects.first else { return figures }
    for count in [2, 8, 32, 128] {
      let cases = NestedCases(SizedCases(for: flow, subviews: count, seed: Setting.seed))
      figures.append(
        SpeedFigure(
          "\(flow.name) in \(flow.name), \(count) subviews", setting.overhead(of: cases, flow),
          "times"))
    }
    return figures
  }

  /// The time and the layout calls that each rule adds to those before it.
  static let rules = SpeedMeasure(
    name: "rules", summary: "what each rule adds to those before it: time, and layout calls"
  ) { setting in
    guard let subject = setting.subjects.first else { return [] }
    let rules = RuleCatalogue.byDefault
    var times = Array(repeating: [Double](), count: rules.count)
    var calls = Array(repeating: 0, count: rules.count)
    let source = SizedCases(for: subject, subviews: 8, seed: Setting.seed)
    for _ in 0..<setting.watch.rounds {
      var sums = Array(repeating: Duration.zero, count: rules.count)
      Setting.withSheet(rules) { sheet in
        for index in 0..<cases {
          let layoutCase = source.layoutCase(index)
          let timed = Trial(layoutCase, of: subject, for: .counting)
          // All calls are counted where all are written down.
          let counted = Trial(layoutCase, of: subject)
          for row in rules.indices {
            sums[row] += ContinuousClock().measure { sheet.judge(timed, rule: row, case: index) }
            let before = counted.methodCounts.total
            _ = rules[row].judge(counted)
            calls[row] += counted.methodCounts.total - before
          }
        }
      }
      for row in rules.indices { times[row].append(sums[row].seconds / Double(cases)) }
    }
    return rules.indices.flatMap { row in
      [
        SpeedFigure(rules[row].id, times[row].median * 1e6, "µs/case"),
        SpeedFigure(
          rules[row].id, Double(calls[row]) / Double(cases * setting.watch.rounds), "calls/case"),
      ]
    }
  }

  // Enough for every kind of case to be among them.
  private static let cases = 64
}

extension SpeedMeasure.Setting {
  /// The time of a run of all default rules in terms of that of as many bare calls.
  fileprivate func overhead(of source: some CaseSource, _ subject: Subject) -> Double {
    let cases = 0..<40
    let rules = RuleCatalogue.byDefault
    let counts = cases.map { index in
      let trial = Trial(source.layoutCase(index), of: subject)
      for rule in rules { _ = rule.judge(trial) }
      return trial.methodCounts
    }
    let bare = BareCalls(cases.map { source.layoutCase($0) }, of: subject)
    return watch.ratio(
      of: { Self.judge(cases, from: source, of: subject, by: rules) }, to: { bare.run(counts) })
  }
}

/// Cases whose subviews stand four by four in copies of the layout.
private struct NestedCases: CaseSource {
  let source: SizedCases

  init(_ source: SizedCases) {
    self.source = source
  }

  var count: Int? { nil }

  func layoutCase(_ index: Int) -> LayoutCase {
    var result = source.layoutCase(index)
    result.subviews = stride(from: 0, to: result.subviews.count, by: 4).map { start in
      .layoutUnderTest(Array(result.subviews[start..<min(start + 4, result.subviews.count)]))
    }
    for index in result.states.indices { result.states[index].subviews = nil }
    return result
  }
}
