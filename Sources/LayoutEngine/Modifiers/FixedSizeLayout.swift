package import LayoutAPI

/// The modifier `fixedSize`: the content keeps its ideal length on one or both axes.
package struct FixedSizeLayout: ModifierLayout {
  /// Whether the width is the ideal one.
  package let horizontal: Bool
  /// Whether the height is the ideal one.
  package let vertical: Bool

  /// Makes the modifier for one or both axes.
  package init(horizontal: Bool = true, vertical: Bool = true) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

extension FixedSizeLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(offer(proposal)) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: offer(proposal))
  }
}
