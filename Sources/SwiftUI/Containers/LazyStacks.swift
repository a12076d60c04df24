public import LayoutAPI

/// A row, laid out as an `HStack`: nothing is put off here.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyHStack: View {
  /// The row, as high as the offer.
  public var body: some View {
    HStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
  }
}

/// A column, laid out as a `VStack`: nothing is put off here.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// Makes a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View {
  /// The column, as wide as the offer.
  public var body: some View {
    VStack(alignment: alignment, spacing: spacing) { content }
      .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
  }
}

/// The views of a lazy stack that stay in sight while it scrolls.
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
