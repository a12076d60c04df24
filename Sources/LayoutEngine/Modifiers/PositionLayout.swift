package import LayoutAPI

/// The modifier `position`: takes the whole offer, and centres the content on a point of it.
///
/// Source: OpenSwiftUI's `PositionLayout`.
package struct PositionLayout: ModifierLayout {
  /// Where the centre of the content goes, in points from the modifier's own corner.
  package let position: CGPoint

  /// Makes the modifier.
  package init(position: CGPoint) {
    self.position = position
  }
}

extension PositionLayout {
  package static var forwardsPriority: Bool { false }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let content = subviews.first?.sizeThatFits(proposal) ?? .zero
    return proposal.replacingUnspecifiedDimensions(by: content)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let position = CGPoint(
      x: bounds.origin.x + position.x, y: bounds.origin.y + position.y)
    subviews.first?.place(
      at: position, anchor: .center, proposal: ProposedViewSize(bounds.size))
  }
}
