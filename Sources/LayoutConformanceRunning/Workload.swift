package import LayoutConformance

/// What workers do with the cases of a subject: where the cases come from, and what judges them.
package struct Workload {
  /// The layout.
  package let subject: Subject
  /// The rules to judge, in order.
  package let rules: [Rule]
  /// Where the cases come from.
  package let source: any CaseSource
  /// What a layout may take.
  package let limits: Limits
  /// The part of the cases that is run here.
  package let shard: Shard

  /// Where what cases show is noted, `nil` where nobody asks.
  package var features: FeatureSheet?

  /// Finds the places of crashes.
  package var sites = CrashSites()

  /// The row of the first rule that makes the calls of the case and no others, `nil` if none is
  /// selected.
  package let watchedRow: Int?

  // The first cases of a scope are all alike: there the sample is spread over all of them.
  private let sampleStride: Int?
  private let allRows: [Int]
  private let trendRows: [Int]
  private let otherRows: [Int]

  /// Says what is to be done.
  package init(
    _ subject: Subject, rules: [Rule], source: any CaseSource, limits: Limits, shard: Shard
  ) {
    self.subject = subject.notingMakes
    self.rules = rules
    self.source = source
    self.limits = limits
    self.shard = shard
    watchedRow = rules.firstIndex(where: \.isOfRuns)
    // Odd, so that it falls into step with no choice of two.
    sampleStride = source.count.map { max(1, $0 / Rule.trendSample) | 1 }
    allRows = rules.indices.filter { rules[$0].isOfDrawnCases }
    trendRows = allRows.filter { rules[$0].isTrend }
    otherRows = allRows.filter { !rules[$0].isTrend }
  }

  /// The rows of the rules that judge a case here, none for a case of another shard.
  package func rows(for number: Int) -> [Int] {
    let isSample = isInTrendSample(number)
    guard shard.contains(number) else { return isSample && shard.isFirst ? trendRows : [] }
    guard isSample else { return otherRows }
    return shard.isFirst ? allRows : otherRows
  }

  /// Whether a case is one of those that rules of many cases look at.
  private func isInTrendSample(_ number: Int) -> Bool {
    guard let sampleStride else { return number < Rule.trendSample }
    return number % sampleStride == 0
  }
}
