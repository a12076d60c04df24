public import LayoutAPI

/// A row of views, laid out as an `HStack` in the whole proposed height.
///
/// All views are made at once here.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let row: HStack<Content>

  /// Makes a row; pinned views have no effect here.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    row = HStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyHStack: View {
  /// The row in a frame as high as the proposal.
  public var body: some View {
    row.frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// A column of views, laid out as a `VStack` in the whole proposed width.
///
/// All views are made at once here.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let column: VStack<Content>

  /// Makes a column; pinned views have no effect here.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    column = VStack(alignment: alignment, spacing: spacing, content: content)
  }
}

extension LazyVStack: View {
  /// The column in a frame as wide as the proposal.
  public var body: some View {
    column.frame(
      maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The pinned views of a lazy stack or grid, which stay visible while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
