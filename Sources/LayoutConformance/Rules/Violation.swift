package import LayoutAPI

/// What a layout did against a rule.
public struct Violation: Sendable {
  /// What it did, with values, a semicolon, and what would be right; the subject comes before it.
  public let message: String

  /// The subview that shows it, counted from 0.
  public let subview: Int?

  /// The experiment that shows it.
  package let actual: Arrangement?

  /// The frames that would have been right, where they are known.
  package let expected: [CGRect]?

  init(
    _ message: String, subview: Int? = nil, actual: Arrangement? = nil, expected: [CGRect]? = nil
  ) {
    self.message = message
    self.subview = subview
    // The violation may go to another thread, where no subview can be asked.
    _ = actual?.frames
    self.actual = actual
    self.expected = expected
  }
}
