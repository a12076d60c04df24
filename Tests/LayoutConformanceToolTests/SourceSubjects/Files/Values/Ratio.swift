import SwiftUI

struct Ratio: Layout {
  let contentMode: ContentMode
  let limit: CGSize?
  let sizeClass: UserInterfaceSizeClass?

  private var fallback: CGSize {
    limit ?? CGSize(width: sizeClass == .compact ? 10 : 20, height: 10)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions(by: fallback)
    guard offer.width.isFinite, offer.height.isFinite else { return offer }
    let side = contentMode == .fit ? min(offer.width, offer.height) : max(offer.width, offer.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: bounds.insetBy(dx: 0, dy: 0).offsetBy(dx: 0, dy: 0).origin,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
