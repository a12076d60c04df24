package import LayoutAPI

/// The modifier `offset`: the content stands elsewhere, and nothing else knows.
///
/// Size, spacing and guides are those of the content in its old place. In a tree that reads from
/// right to left the offset is mirrored with everything else. Source: OpenSwiftUI's `OffsetEffect`.
package struct OffsetLayout: ModifierLayout {
  /// How far to the trailing side and down the content stands, in points.
  package let offset: CGSize

  /// Makes the modifier.
  package init(offset: CGSize) {
    self.offset = offset
  }
}

extension OffsetLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let position = CGPoint(
      x: bounds.origin.x + offset.width, y: bounds.origin.y + offset.height)
    subviews.first?.place(at: position, proposal: proposal)
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
