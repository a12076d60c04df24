/// Where the cases of a run come from: case `k` is the same whoever asks for it, and whenever.
public protocol CaseSource: Sendable {
  /// The number of cases that there are, `nil` where there is no end.
  var count: Int? { get }

  /// Makes a case.
  ///
  /// - Parameter index: The number of the case, from 0 and less than `count`.
  /// - Returns: The case, the same for the same number.
  func layoutCase(_ index: Int) -> LayoutCase
}
