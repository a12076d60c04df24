package import LayoutAPI

/// A row of the subviews' ideal sizes, with one distance in points between them.
package struct Row: Layout {
  private let spacing: CGFloat

  package init(spacing: CGFloat = 0) {
    self.spacing = spacing
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    size(of: subviews)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    place(subviews, in: bounds)
  }

  /// The size of the row, in points.
  package func size(of subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  /// Places the subviews at the top of bounds, each with a proposal, by default of its ideal size.
  package func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize = .unspecified
  ) {
    var corner = bounds.origin
    for subview in subviews {
      subview.place(at: corner, proposal: proposal)
      corner.x += subview.sizeThatFits(.unspecified).width + spacing
    }
  }
}
