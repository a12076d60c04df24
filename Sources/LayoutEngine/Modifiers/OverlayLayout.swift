package import LayoutAPI

/// The modifiers `overlay` and `background`: a second view of the size of the first.
///
/// The first subview is the primary view: the size, the guides and the spacing are its own. The
/// second is offered that size, and aligned with the primary view. Which of them is in front makes no
/// difference to layout. Source: OpenSwiftUI's `OverlayModifier`.
package struct OverlayLayout: ModifierLayout {
  /// The guides by which the secondary view is aligned with the primary one.
  package let alignment: Alignment

  /// Makes the modifier.
  package init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension OverlayLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let primary = subviews.first else { return }
    primary.place(at: bounds.origin, proposal: proposal)
    let dimensions = primary.dimensions(in: proposal)
    let offer = ProposedViewSize(bounds.size)
    for secondary in subviews.dropFirst() {
      let inner = secondary.dimensions(in: offer)
      let position = CGPoint(
        x: bounds.origin.x + dimensions[alignment.horizontal] - inner[alignment.horizontal],
        y: bounds.origin.y + dimensions[alignment.vertical] - inner[alignment.vertical])
      secondary.place(at: position, proposal: offer)
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.contentGuide(guide.key, in: bounds, proposal: proposal)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.contentGuide(guide.key, in: bounds, proposal: proposal)
  }
}
