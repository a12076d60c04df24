import SwiftUI

private struct WeightKey: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

extension View {
  func weight(_ weight: CGFloat) -> some View { layoutValue(key: WeightKey.self, value: weight) }
}

struct Weights: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: proposal.width ?? 90, height: heights.max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let total = max(subviews.reduce(0) { $0 + $1[WeightKey.self] }, 1)
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[WeightKey.self] / total
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width
    }
  }
}
