package import LayoutAPI

/// The modifier `padding`: room around the content.
///
/// Source: OpenSwiftUI's `PaddingLayout`.
package struct PaddingLayout: ModifierLayout {
  /// The room at each edge in points; a negative one lets the content stick out.
  package let insets: EdgeInsets

  /// The room where none is named, in points.
  ///
  /// Source: OpenSwiftUI's `DefaultPadding`.
  package static let defaultLength: CGFloat = 16

  /// Makes padding of the given lengths.
  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}

extension PaddingLayout {
  package static var forwardsPriority: Bool { false }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let content = subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
    return CGSize(
      width: max(0, content.width + insets.leading + insets.trailing),
      height: max(0, content.height + insets.top + insets.bottom))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let position = CGPoint(
      x: bounds.origin.x + insets.leading, y: bounds.origin.y + insets.top)
    subviews.first?.place(at: position, proposal: offer(proposal))
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return .zero }
    if insets.top != 0 { spacing.reset(.top) }
    if insets.leading != 0 { spacing.reset(.leading) }
    if insets.bottom != 0 { spacing.reset(.bottom) }
    if insets.trailing != 0 { spacing.reset(.trailing) }
    return spacing
  }
}
