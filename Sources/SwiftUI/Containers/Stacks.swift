public import LayoutAPI
import LayoutEngine

/// A row of views, laid out by `HStackLayout`.
public struct HStack<Content: View> {
  let layout: LayoutView<HStackLayout, Content>

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views are aligned by.
  ///   - spacing: The distance between two views in points, `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: HStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// A column of views, laid out by `VStackLayout`.
public struct VStack<Content: View> {
  let layout: LayoutView<VStackLayout, Content>

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: The guide that the views are aligned by.
  ///   - spacing: The distance between two views in points, `nil` for what they prefer.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = LayoutView(
      layout: VStackLayout(alignment: alignment, spacing: spacing), content: content())
  }
}

/// A pile of views, the last one in front, laid out by `ZStackLayout`.
public struct ZStack<Content: View> {
  let layout: LayoutView<ZStackLayout, Content>

  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the views are aligned by.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }
}

extension HStack: LayoutContainer {}
extension VStack: LayoutContainer {}
extension ZStack: LayoutContainer {}
