/// An alignment guide with a position along the horizontal axis.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The identity of the guide.
  package let key: AlignmentKey

  /// Makes the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  /// Makes the guide of a key, whose axis must be the horizontal one.
  package init(key: AlignmentKey) {
    precondition(key.axis == .horizontal, "'\(key.name)' is not a horizontal guide")
    self.key = key
  }

  /// Merges the explicit positions of several views: the mean of those that are not `nil`.
  ///
  /// - Parameter values: The positions in points, in one coordinate space.
  /// - Returns: The merged position, or `nil` if there is none to merge.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(Array(values))
  }
}

extension HorizontalAlignment {
  /// The guide at the leading edge, by default at 0.
  public static let leading = HorizontalAlignment(key: .leading)

  /// The guide in the middle, by default at half the width.
  public static let center = HorizontalAlignment(key: .horizontalCenter)

  /// The guide at the trailing edge, by default at the width.
  public static let trailing = HorizontalAlignment(key: .trailing)

  /// The guide at the leading end of a list's row separator, by default at 0.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)

  /// The guide at the trailing end of a list's row separator, by default at the width.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
