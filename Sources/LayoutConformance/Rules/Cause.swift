import LayoutAPI
import LayoutEngine

/// A usual cause of a broken rule, and what a finding has to show for it to be one.
///
/// A literal is a cause that fits every finding of its rule.
struct Cause: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The cause in words, with code between backticks.
  let text: String
  private let conditions: [Condition]

  /// What a finding shows.
  enum Condition: Hashable, Sendable {
    /// The smallest case has so many subviews.
    case subviews(ClosedRange<Int>)
    /// A subview whose width matters is wider than what is proposed, or no width is.
    case tooWideSubview
    /// The layout ended the process, and the message has one of some words, or gives no reason.
    case reason([String])

    static let noSubviews = Self.subviews(0...0)
    static let someSubviews = Self.subviews(1...Int.max)
    static let severalSubviews = Self.subviews(2...Int.max)
  }

  /// Names a cause of all findings of a rule.
  init(stringLiteral text: String) { self.init(text) }

  /// Names a cause of findings of a rule.
  ///
  /// - Parameters:
  ///   - text: The cause in words.
  ///   - conditions: What a finding has to show, all of it.
  init(_ text: String, where conditions: Condition...) {
    self.text = text
    self.conditions = conditions
  }

  /// Whether a finding does not contradict the cause.
  func fits(_ finding: Finding) -> Bool { conditions.allSatisfy { $0.holds(of: finding) } }
}

extension Cause.Condition {
  fileprivate func holds(of finding: Finding) -> Bool {
    switch self {
    case .subviews(let counts):
      return finding.counterexample.layoutCase.map { counts.contains($0.subviews.count) } ?? true
    case .tooWideSubview: return finding.hasTooWideSubview
    case .reason(let words):
      let exhibit = finding.exhibit
      // A trap without a word may have any of them.
      let isWordless = exhibit.reason == nil && exhibit.message.hasPrefix("trapped")
      return isWordless || words.contains(where: exhibit.message.contains)
    }
  }
}

extension Cause {
  /// A number that has no place in an integer.
  static let conversion = ["converted to Int", "cannot be converted", "not representable"]
  /// A division of integers.
  static let division = ["ivision by zero", "ivided by zero"]
  /// An element that is not there.
  static let index = ["ndex out of range", "ndex is out of", "ndex out of bounds"]
  /// A value that is not there.
  static let nothing = ["found nil"]
  /// A range that runs backwards.
  static let range = ["Range requires"]
  /// Calls without an end.
  static let recursion = ["overflowed the stack"]
}

extension Finding {
  fileprivate var hasTooWideSubview: Bool {
    guard let layoutCase = counterexample.layoutCase else { return true }
    return layoutCase.subviews.enumerated().contains { index, spec in
      guard !latitude.parts.contains(.number(index, .width)) else { return false }
      guard let ideal = spec.leaf?.size(for: .unspecified), let width = layoutCase.proposal.width
      else { return true }
      return ideal.width > width
    }
  }
}

extension Finding {
  /// The causes that the finding does not contradict, most frequent first.
  ///
  /// A smallest case that reads from right to left does so because the rule is kept from left to right:
  /// that is the first.
  package var causes: [String] {
    let own = rule.causes.filter { $0.fits(self) }.map(\.text)
    // A case as it was drawn reads as it happens to.
    let isAsDrawn = caseIndex != nil && shrinking == nil
    let isTurned = counterexample.layoutCase?.readsRightToLeft ?? false
    return isTurned && !isAsDrawn ? [Self.direction] + own : own
  }

  private static let direction =
    "the direction: the case breaks the rule from right to left, and not from left to right"
}
