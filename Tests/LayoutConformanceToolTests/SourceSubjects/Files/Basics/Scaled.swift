import SwiftUI

/// Twice as large as its content, through a transform of sizes.
struct Scaled: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    return subviews.first?.sizeThatFits(.unspecified).applying(scale) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}
