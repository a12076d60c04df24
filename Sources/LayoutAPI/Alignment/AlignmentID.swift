/// A type that identifies an alignment guide and gives its default position.
public protocol AlignmentID {
  /// Gives the position of the guide in a view that does not set it, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
