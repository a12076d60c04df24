package import LayoutAPI

/// A `Row` with a side effect before each measurement, as a trap, a hang or a leak.
package struct ActingRow: Layout {
  private let act: @Sendable (LayoutSubviews) -> Void

  package init(act: @escaping @Sendable (LayoutSubviews) -> Void) {
    self.act = act
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    act(subviews)
    return Row().size(of: subviews)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    Row().place(subviews, in: bounds)
  }
}
