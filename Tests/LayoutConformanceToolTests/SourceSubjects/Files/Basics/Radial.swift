import SwiftUI

struct Radial: Layout {
  var start: Angle = .degrees(0)

  private func side(_ subviews: Subviews) -> CGFloat {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return sizes.map { hypot($0.width, $0.height) }.max() ?? 0
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = side(subviews)
    return CGSize(width: 3 * side, height: 3 * side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = side(subviews)
    let step = Angle.degrees(360 / Double(max(subviews.count, 1))).radians
    for (index, subview) in subviews.enumerated() {
      let turn = CGAffineTransform(rotationAngle: start.radians + step * Double(index))
      let offset = CGPoint(x: 0, y: -radius).applying(turn)
      subview.place(
        at: CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}
