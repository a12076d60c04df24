/// What knows the alignment guides that were set on a view.
package protocol ExplicitGuides: AnyObject {
  /// Gives the position of a guide in points, or `nil` if none was set for the view.
  ///
  /// - Parameters:
  ///   - guide: The guide that is asked for.
  ///   - dimensions: The dimensions that ask: their size and proposal are those of the view.
  /// - Returns: The position in the coordinate space of the view.
  func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat?
}
