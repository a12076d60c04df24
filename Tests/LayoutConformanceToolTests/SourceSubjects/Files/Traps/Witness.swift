import SwiftUI

protocol Measured {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  func place(at point: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize)
}

extension LayoutSubview: Measured {}

protocol MeasuredSubviews: RandomAccessCollection where Element: Measured {}

extension LayoutSubviews: MeasuredSubviews {}

/// The requirements of the protocol, satisfied by generic methods.
struct Witness: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: some MeasuredSubviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: some MeasuredSubviews,
    cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, anchor: .topLeading, proposal: proposal)
  }
}
