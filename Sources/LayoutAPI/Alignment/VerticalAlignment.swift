/// An alignment guide with a position along the vertical axis.
public struct VerticalAlignment: Equatable, Sendable {
  /// The identity of the guide.
  package let key: AlignmentKey

  /// Makes the guide that a type identifies.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  /// Makes the guide of a key, whose axis must be the vertical one.
  package init(key: AlignmentKey) {
    precondition(key.axis == .vertical, "'\(key.name)' is not a vertical guide")
    self.key = key
  }

  /// Merges the explicit positions of several views.
  ///
  /// The first baseline takes the least, the last one the greatest, every other guide the mean.
  /// - Parameter values: The positions in points, in one coordinate space.
  /// - Returns: The merged position, or `nil` if there is none to merge.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combineExplicit(Array(values))
  }
}

extension VerticalAlignment {
  /// The guide at the top edge, by default at 0.
  public static let top = VerticalAlignment(key: .top)

  /// The guide in the middle, by default at half the height.
  public static let center = VerticalAlignment(key: .verticalCenter)

  /// The guide at the bottom edge, by default at the height.
  public static let bottom = VerticalAlignment(key: .bottom)

  /// The guide at the baseline of the first line of text, by default at the height.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)

  /// The guide at the baseline of the last line of text, by default at the height.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}
