public import LayoutAPI
package import LayoutEngine

/// A scroll view: as long as the proposal on its axes, with content of its own length.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The scrolling axes.
  ///   - showsIndicators: Whether indicators are shown; no effect on layout.
  ///   - content: The content, a column of several views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    [
      ContainerNode(children: [context.column(of: content)]) { [axes] in
        ScrollLayout(axes: axes)
      }
    ]
  }
}

/// A layout of one view: as long as the proposal on the scrolling axes, the view at its ideal length.
private struct ScrollLayout: Layout {
  let axes: Axis.Set

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
      height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
