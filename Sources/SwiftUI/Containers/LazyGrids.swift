public import LayoutAPI

/// A grid of given rows, filled column by column.
public struct LazyHGrid<Content: View> {
  let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The guide of a view in its cell.
  ///   - spacing: The distance between two columns in points, `nil` for 8.
  ///   - pinnedViews: The pinned views; no effect here.
  ///   - content: The cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: LazyGridLayout(
        axis: .vertical, items: rows,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
      content: content())
  }
}

extension LazyHGrid: LayoutContainer {}

/// A grid of given columns, filled row by row.
public struct LazyVGrid<Content: View> {
  let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The guide of a view in its cell.
  ///   - spacing: The distance between two rows in points, `nil` for 8.
  ///   - pinnedViews: The pinned views; no effect here.
  ///   - content: The cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: LazyGridLayout(
        axis: .horizontal, items: columns,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
      content: content())
  }
}

extension LazyVGrid: LayoutContainer {}

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// The length of the track.
  public var size: Size
  /// The distance to the next track in points, `nil` for 8.
  public var spacing: CGFloat?
  /// The guides of a view in its cell, `nil` for the grid's own.
  public var alignment: Alignment?

  /// The length of a track, in points.
  public enum Size: Sendable {
    /// A fixed length.
    case fixed(CGFloat)
    /// A share of the remaining length, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each of a length within limits.
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
