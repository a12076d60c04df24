public import LayoutAPI
package import LayoutEngine

/// A view whose content may be longer than itself.
public struct ScrollView<Content: View> {
  private let axes: Axis.Set
  private let content: Content

  /// Makes a view that scrolls.
  ///
  /// - Parameters:
  ///   - axes: The axes along which it scrolls.
  ///   - showsIndicators: Whether bars are shown; they take no room.
  ///   - content: The content; several views stand in a column.
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

/// Takes the offer along the axes that scroll, and offers the content its ideal length there.
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
