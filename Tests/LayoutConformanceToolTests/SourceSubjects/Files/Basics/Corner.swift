import SwiftUI

/// All subviews in one corner.
struct Corner: Layout {

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {

    var size = CGSize.zero
    for subview in subviews {
      let own = subview.sizeThatFits(proposal)
      size.width = max(size.width, own.width)
      size.height = max(size.height, own.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {

    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}
