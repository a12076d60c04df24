import SwiftUI

struct Centred: Layout {

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {

    guard !subviews.isEmpty else { return .zero }
    return subviews.map { $0.sizeThatFits(proposal) }.reduce(CGSize.zero) { size, own in
      CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {

    subviews.forEach { subview in
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: bounds.width, height: bounds.height))
    }
  }
}
