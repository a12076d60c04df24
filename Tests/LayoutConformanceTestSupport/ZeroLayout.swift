package import LayoutAPI

/// A layout of size zero that places nothing, for tests in which no layout is run.
package struct ZeroLayout: Layout {
  package init() {}

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
