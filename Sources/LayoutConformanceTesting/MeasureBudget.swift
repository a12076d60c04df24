import LayoutConformance

/// How often a layout may ask its subviews for their size, to measure and place once.
///
/// A count, not a time: it is the same on every machine.
public struct MeasureBudget: Sendable {
  private let words: String
  private let most: @Sendable (Int) -> Int

  /// Allows some questions for each subview.
  public static func perSubview(_ count: Int) -> MeasureBudget {
    MeasureBudget(words: "\(count) for each subview") { count * $0 }
  }

  /// Allows some questions in all.
  public static func total(_ count: Int) -> MeasureBudget {
    MeasureBudget(words: "\(count) in all") { _ in count }
  }

  /// Allows what a function gives for a number of subviews.
  public static func given(
    by most: @escaping @Sendable (_ subviews: Int) -> Int
  ) -> MeasureBudget {
    MeasureBudget(words: "what the test allows for that many", most: most)
  }

  /// The rule that a layout keeps the budget.
  var rule: Rule { Rule.measuring(atMost: words, most) }
}
