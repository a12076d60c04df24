public import LayoutAPI
package import LayoutEngine

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
