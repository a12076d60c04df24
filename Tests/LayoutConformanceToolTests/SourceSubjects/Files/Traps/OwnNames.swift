import SwiftUI

func layout(_ values: CGFloat...) -> CGFloat { values.reduce(0, +) }

private func + (first: CGPoint, second: CGPoint) -> CGPoint {
  CGPoint(x: first.x + second.x, y: first.y + second.y)
}

/// Names of its own for what SwiftUI has names for, too.
struct OwnNames: Layout {
  enum HorizontalAlignment { case left, right }

  let alignment: HorizontalAlignment

  func spacing(subviews: Subviews) -> CGFloat { subviews.count > 1 ? 6 : 0 }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: layout(sizes.map(\.width).max() ?? 0, spacing(subviews: subviews)),
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      let x = alignment == .left ? 0 : bounds.width - size.width
      subview.place(at: bounds.origin + CGPoint(x: x, y: y), proposal: .unspecified)
      y += size.height
    }
  }
}
