import SwiftUI

struct Closures: Layout {
  let transform: (CGSize) -> CGSize
  let gap: (Int) -> CGFloat
  let finish: () -> Void
  let height: ((Int) -> CGFloat)?
  let guide: @Sendable (ViewDimensions) -> CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    transform(subviews.first?.sizeThatFits(proposal) ?? .zero)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    finish()
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
