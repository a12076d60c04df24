package import LayoutConformance

/// Where the cases of a run come from, round by round.
package enum CaseFeed {
  /// A source that is the same from beginning to end.
  case fixed(any CaseSource)
  /// Cases that go on from what the rounds before have shown.
  case guided(GuidedCases, FeatureSheet)

  /// The cases as far as they are known.
  package var source: any CaseSource {
    switch self {
    case .fixed(let source): source
    case .guided(let cases, _): cases
    }
  }

  /// The sheet on which workers note what cases show, `nil` where nobody asks.
  package var features: FeatureSheet? {
    if case .guided(_, let sheet) = self { sheet } else { nil }
  }

  /// How many cases there are, `nil` where there is no end.
  package var count: Int? {
    if case .fixed(let source) = self { source.count } else { nil }
  }

  /// How many cases a worker runs, `nil` for the usual number.
  ///
  /// Rounds are small where each is learnt from, and all workers are to work in each.
  package var batchSize: Int? {
    if case .fixed = self { nil } else { GuidedCases.roundSize / 4 }
  }

  /// The cases of the round that begins with a case.
  package func round(from start: Int, to end: Int, _ plan: RunPlan) -> Range<Int> {
    switch self {
    case .fixed: plan.round(from: start, to: end)
    case .guided: start..<min(end, start + GuidedCases.roundSize)
    }
  }

  /// Learns from a round that is done.
  ///
  /// - Parameters:
  ///   - isolated: Makes the cases that go on.
  ///   - redraws: How many times the parameters of a case were drawn again.
  /// - Throws: `ToolError` if the system makes no process.
  package mutating func learn(
    _ isolated: IsolatedSubject, _ redraws: [Int: Int]
  ) throws(ToolError) {
    guard case .guided(var cases, let sheet) = self else { return }
    let source = cases
    try cases.learn(sheet.features) { (indices) throws(ToolError) in
      try isolated.layoutCases(
        source,
        indices.map { IsolatedSubject.Number(index: $0, redraw: redraws[$0] ?? 0) }
      ).cases(insteadOf: indices.count)
    }
    sheet.clear()
    self = .guided(cases, sheet)
  }
}

extension Result<[LayoutCase], FaultError> {
  /// The cases; as many without subviews where they could not be made.
  fileprivate func cases(insteadOf count: Int) -> [LayoutCase] {
    (try? get()) ?? Array(repeating: LayoutCase(), count: count)
  }
}
