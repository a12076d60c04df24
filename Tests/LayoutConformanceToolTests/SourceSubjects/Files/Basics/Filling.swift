import SwiftUI

struct Filling: Layout {

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {

    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 40, height: 20))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {

    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    for (index, subview) in subviews.enumerated() {
      let x = index.isMultiple(of: 2) ? bounds.minX : bounds.midX
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(half))
    }
  }
}
