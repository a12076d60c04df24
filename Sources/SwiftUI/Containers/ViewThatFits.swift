public import LayoutAPI
package import LayoutEngine

/// The first of several views that fits the proposal, or else the last one.
public struct ViewThatFits<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The axes on which a view is to fit.
  ///   - content: The views, in the order of preference.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    [
      ContainerNode(children: context.content(of: content)) { [axes] in
        ViewThatFitsLayout(axes: axes)
      }
    ]
  }
}
