import LayoutConformance
import LayoutConformanceWorkers

extension RunPlan {
  /// Where the cases of a check come from.
  ///
  /// - Throws: `ToolError` with exit code 64 for a scope in which the layout has no case.
  func feed(for check: SubjectRun, arity: Arity) throws(ToolError) -> CaseFeed {
    let subject = check.subject
    if isGuided {
      return .guided(GuidedCases(for: subject, arity: arity, seed: seed), try FeatureSheet())
    }
    guard let scope else {
      return .fixed(CaseGenerator(for: subject, arity: arity, seed: seed))
    }
    try requireScope(for: subject, arity: arity)
    return .fixed(ExhaustiveCases(try check.isolated.scope(), arity: arity, scope: scope))
  }

  /// Looks whether the scope, if there is one, has cases of a subject.
  ///
  /// - Throws: `ToolError` with exit code 64 if it has none.
  func requireScope(for subject: Subject, arity: Arity) throws(ToolError) {
    guard let scope, arity.counts.lowerBound > scope else { return }
    throw Arguments.usage(
      "'--exhaustive \(scope)': '\(subject.name)' takes \(arity) subviews, and the cases of scope "
        + "\(scope) have at most \(scope)", "check")
  }
}
