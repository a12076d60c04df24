public import LayoutAPI

/// A grid whose rows are given, filled column by column.
public struct LazyHGrid<Content: View> {
  let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: The guide by which a view is put into its cell.
  ///   - spacing: The distance between two columns in points, `nil` for 8.
  ///   - pinnedViews: The views that stay in sight; it has no effect here.
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

/// A grid whose columns are given, filled row by row.
public struct LazyVGrid<Content: View> {
  let layout: LayoutView<LazyGridLayout, Content>

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: The guide by which a view is put into its cell.
  ///   - spacing: The distance between two rows in points, `nil` for 8.
  ///   - pinnedViews: The views that stay in sight; it has no effect here.
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
