extension Finding {
  /// The finding that a rule was kept although the subject declares an exception for it.
  ///
  /// It is the exception that is wrong, whatever the level of the rule.
  fileprivate init(needless reason: String, _ tally: Tally) {
    self.init(
      rule: tally.rule,
      status: Status(level: .required, crash: nil, isExcused: false, isStrict: false),
      counterexample: .none, caseIndex: nil, count: 0,
      exhibit: Exhibit(
        message: "kept the rule in all \(tally.checked) cases that it was judged in; "
          + "remove the exception '\(reason)'"))
    exception = reason
  }
}

extension [Tally] {
  /// The findings on exceptions for rules that are kept all along: one that nobody needs hides the
  /// next bug.
  ///
  /// - Parameters:
  ///   - exceptions: The reasons of the exceptions, by the IDs of the rules.
  ///   - broken: The IDs of the rules that were found to be broken, by saved cases too.
  /// - Returns: A finding for each, in the order of the tallies.
  package func needless(_ exceptions: [String: String], broken: Set<String>) -> [Finding] {
    compactMap { tally in
      guard let reason = exceptions[tally.rule.id], tally.isTelling, tally.failed == 0,
        !broken.contains(tally.rule.id)
      else { return nil }
      return Finding(needless: reason, tally)
    }
  }
}

extension Tally {
  /// Whether enough cases ran, and judged the rule, for a bug not to have been missed by chance.
  fileprivate var isTelling: Bool { checked + skipped >= 1000 && checked >= 100 }
}
