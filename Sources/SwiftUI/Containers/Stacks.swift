public import LayoutAPI
package import LayoutEngine

/// A view that puts its views in a row, as `HStackLayout` does.
public struct HStack<Content: View> {
  private let layout: LayoutView<HStackLayout, Content>

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

extension HStack: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}

/// A view that puts its views in a column, as `VStackLayout` does.
public struct VStack<Content: View> {
  private let layout: LayoutView<VStackLayout, Content>

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

extension VStack: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}

/// A view that puts its views one above the other, as `ZStackLayout` does.
public struct ZStack<Content: View> {
  private let layout: LayoutView<ZStackLayout, Content>

  /// Makes a pile.
  ///
  /// - Parameters:
  ///   - alignment: The guides that the views are aligned by.
  ///   - content: The views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = LayoutView(layout: ZStackLayout(alignment: alignment), content: content())
  }
}

extension ZStack: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    layout.makeNodes(in: context)
  }
}
