import SwiftUI

struct AxisStack: Layout {
  let axis: Axis
  let axes: Axis.Set
  let spacing: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let gaps = (spacing ?? 8) * CGFloat(max(subviews.count - 1, 0))
    switch axis {
    case .horizontal:
      return CGSize(
        width: sizes.reduce(0) { $0 + $1.width } + gaps, height: sizes.map(\.height).max() ?? 0)
    case .vertical:
      return CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height } + gaps)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for subview in subviews {
      subview.place(at: point, proposal: ProposedViewSize.unspecified)
      let size = subview.sizeThatFits(.unspecified)
      if axis == .horizontal {
        point.x += size.width + (spacing ?? 8)
      } else {
        point.y += size.height + (spacing ?? 8)
      }
    }
  }
}
