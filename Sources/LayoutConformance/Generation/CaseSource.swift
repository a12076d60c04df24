/// Where the cases of a run come from: case `k` is the same whoever asks for it, and whenever.
public protocol CaseSource: Sendable {
  /// The number of cases that there are, `nil` where there is no end.
  var count: Int? { get }

  /// Makes a case.
  ///
  /// - Parameter index: The number of the case, from 0 and less than `count`.
  /// - Returns: The case, the same for the same number.
  func layoutCase(_ index: Int) -> LayoutCase

  /// Makes a case with other parameters, where the layout's initialiser did not take the first ones.
  ///
  /// - Parameters:
  ///   - index: The number of the case.
  ///   - redraw: How many times parameters were drawn for it and refused.
  /// - Returns: The case, the same for the same numbers; that of `layoutCase(_:)` for 0.
  func layoutCase(_ index: Int, redraw: Int) -> LayoutCase
}

extension CaseSource {
  /// A source without other parameters gives the same case.
  public func layoutCase(_ index: Int, redraw: Int) -> LayoutCase { layoutCase(index) }
}
