public import LayoutAPI
package import LayoutEngine

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
