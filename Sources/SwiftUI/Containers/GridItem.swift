public import LayoutAPI

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How long the track is.
  public var size: Size
  /// The distance to the next track in points, `nil` for 8.
  public var spacing: CGFloat?
  /// The guides by which a view is put into its cell, `nil` for the grid's own.
  public var alignment: Alignment?

  /// How long a track is, in points.
  public enum Size: Sendable {
    /// Of one length.
    case fixed(CGFloat)
    /// One track that shares what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as there is room for, within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// Makes a track.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
