import LayoutEngine

extension Rule {
  /// The rule of a test that a layout keeps a budget of questions, which is in no catalogue.
  ///
  /// - Parameters:
  ///   - words: The budget in words that follow "at most".
  ///   - budget: Gives the greatest number of questions for a number of subviews.
  /// - Returns: The rule, with the ID `BUDGET`.
  package static func measuring(
    atMost words: String, _ budget: @escaping @Sendable (_ subviews: Int) -> Int
  ) -> Rule {
    Rule(
      "BUDGET", .required,
      "Measuring and placing once MUST ask the subviews at most \(words).",
      reason: "A count is the same on every machine; a time is not.", source: "The test.",
      checkFirst: [
        "a subview that is asked again for the same proposal",
        "an answer of sizeThatFits that placeSubviews could take from the cache",
      ],
      law: .each { trial in
        let questions = trial.baseline.calls.count { (call: Call) in
          switch call {
          case .measured: true
          default: false
          }
        }
        let most = budget(trial.count)
        guard questions > most else { return .holds }
        let subviews = "\(trial.count) subview\(trial.count == 1 ? "" : "s")"
        return .violated(
          Violation(
            "asked \(subviews) \(questions) time\(questions == 1 ? "" : "s") to measure and place "
              + "once; the budget is \(most), at most \(words)",
            actual: trial.baseline))
      })
  }
}
