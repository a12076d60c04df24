import LayoutAPI

@testable import LayoutConformance

/// A layout of ideal sizes whose size and points are functions.
struct BoxDouble: Layout {
  var size: @Sendable (ProposedViewSize, _ ideal: CGSize) -> CGSize = { _, ideal in ideal }
  /// The point of a subview, by its index and the width of the bounds.
  let point: @Sendable (Int, CGFloat) -> CGPoint

  init(
    size: @escaping @Sendable (ProposedViewSize, CGSize) -> CGSize = { _, ideal in ideal },
    _ point: @escaping @Sendable (Int, CGFloat) -> CGPoint
  ) {
    self.size = size
    self.point = point
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return size(
      proposal,
      CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let point = point(index, bounds.width)
      subview.place(
        at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }
}
