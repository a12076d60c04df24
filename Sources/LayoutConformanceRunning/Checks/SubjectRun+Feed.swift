package import LayoutConformance

extension SubjectRun {
  /// Where the cases of the check come from.
  ///
  /// - Throws: `ToolError` with exit code 64 for a scope in which the layout has no case.
  func feed() throws(ToolError) -> CaseFeed {
    if plan.isGuided { return .guided(GuidedCases(from: randomCases), try FeatureSheet()) }
    guard let scope = plan.scope else { return .fixed(randomCases) }
    try plan.requireScope(for: subject, counts: behaviour.counts)
    return .fixed(
      ExhaustiveCases(try isolated.scope(), counts: behaviour.counts, scope: scope))
  }
}

extension RunPlan {
  /// Looks whether the scope, if there is one, has cases of a subject.
  ///
  /// - Throws: `ToolError` with exit code 64 if it has none.
  package func requireScope(for subject: Subject, counts: SubviewCounts) throws(ToolError) {
    guard let scope, counts.range.lowerBound > scope else { return }
    throw ToolError(
      .usage,
      "'--exhaustive \(scope)': '\(subject.name)' takes \(counts) subviews, and the cases of scope "
        + "\(scope) have at most \(scope)\nSee 'layout-conformance help check'.")
  }
}
