/// Why a text is not what it claims to be.
public struct CaseError: Error, Hashable, CustomStringConvertible {
  /// Where in the text: `subviews[2].rigid`, empty for the whole.
  public let key: String

  /// What is wrong there, and what would be right.
  public let problem: String

  /// Says what is wrong.
  public init(key: String, problem: String) {
    self.key = key
    self.problem = problem
  }

  /// The error in one line: `subviews[2].rigid: expected …`.
  public var description: String { key.isEmpty ? problem : "\(key): \(problem)" }
}
