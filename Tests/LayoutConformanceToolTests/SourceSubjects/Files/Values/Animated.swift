import SwiftUI

struct Animated: Layout {
  var angle: CGFloat
  var radius: CGFloat

  var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(angle, radius) }
    set { (angle, radius) = (newValue.first, newValue.second) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    return CGSize(width: width + 2 * abs(radius), height: height + 2 * abs(radius))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (index, subview) in subviews.enumerated() {
      let turn = Angle(degrees: Double(angle) + 30 * Double(index)).radians
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * cos(turn), y: bounds.midY + radius * CGFloat(sin(turn))),
        anchor: .center, proposal: .unspecified)
    }
  }
}
