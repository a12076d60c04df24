import SwiftUI

/// The subviews in the order of their priorities, the highest first.
struct Priorities: Layout {
  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.enumerated().sorted { first, second in
      (second.element.priority, first.offset) < (first.element.priority, second.offset)
    }.map(\.element)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.reduce(into: CGSize.zero) { size, subview in
      let own = subview.sizeThatFits(.unspecified)
      size = CGSize(width: size.width + own.width, height: max(size.height, own.height))
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    var x = bounds.minX
    for subview in ordered(subviews) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }
}
