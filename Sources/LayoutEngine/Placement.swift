package import LayoutAPI

/// What one call of `place(at:anchor:proposal:)` said.
package struct Placement: Equatable, Sendable {
  /// The point of the container's coordinate space that the anchor goes to.
  package let position: CGPoint
  /// The point of the subview that goes to the position.
  package let anchor: UnitPoint
  /// The offer that the subview answers with its final size.
  package let proposal: ProposedViewSize

  /// Notes what a call said.
  package init(position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) {
    self.position = position
    self.anchor = anchor
    self.proposal = proposal
  }

  /// The frame of a subview that answers the placement's offer with `size`, before any mirroring.
  package func frame(of size: CGSize) -> CGRect {
    CGRect(
      origin: CGPoint(
        x: position.x - anchor.offset(in: size.width, of: anchor.x),
        y: position.y - anchor.offset(in: size.height, of: anchor.y)),
      size: size)
  }

  /// The placement of a subview that was never placed: centred, with the container's own proposal.
  ///
  /// Source: Apple's reference of `LayoutSubview.place(at:anchor:proposal:)`.
  package static func unplaced(in bounds: CGRect, proposal: ProposedViewSize) -> Placement {
    Placement(
      position: CGPoint(
        x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2),
      anchor: .center, proposal: proposal)
  }
}

extension [Placement?] {
  /// The frames of nodes that were placed so, as their layout means them: not mirrored.
  ///
  /// Asks each node for its answer to the proposal that it was placed with.
  package func frames(
    of nodes: [any Node], in bounds: CGRect, proposal: ProposedViewSize
  ) -> [CGRect] {
    zip(self, nodes).map { placement, node in
      let placement = placement ?? .unplaced(in: bounds, proposal: proposal)
      return placement.frame(of: node.sizeThatFits(placement.proposal))
    }
  }
}

extension UnitPoint {
  /// The distance of the anchor from the leading or top edge; 0 for a fraction of 0, even of ∞.
  fileprivate func offset(in length: CGFloat, of fraction: CGFloat) -> CGFloat {
    fraction == 0 ? 0 : fraction * length
  }
}
