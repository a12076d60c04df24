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
