package import LayoutAPI

/// What a layout or an engine did against a rule.
public struct Violation: Sendable {
  /// What it did, with values, a semicolon, and what would be right; the subject comes before it.
  public let message: String

  /// The subview that shows it, counted from 0.
  public let subview: Int?

  /// The id of the node of a scene that shows it.
  package let node: String?

  /// How the engine ended, where it gave no layout for that.
  package let end: Finding.Status?

  /// The experiment that shows it.
  package let actual: Arrangement?

  /// The frames that would have been right, where they are known.
  package let expected: [CGRect]?

  init(
    _ message: String, subview: Int? = nil, actual: Arrangement? = nil, expected: [CGRect]? = nil,
    node: String? = nil, end: Finding.Status? = nil
  ) {
    self.message = message
    self.subview = subview
    // The violation may go to another thread, where no subview can be asked.
    _ = actual?.frames
    self.actual = actual
    self.expected = expected
    self.node = node
    self.end = end
  }
}
