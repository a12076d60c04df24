import SwiftUI

extension Collection where SubSequence == Self {
  fileprivate func halves() -> (first: Self, second: Self) {
    let count = count / 2
    return (prefix(count), dropFirst(count))
  }
}

/// Two rows of subviews, each a slice that is a collection of subviews itself.
struct Slices: Layout {
  private func size(of subviews: LayoutSubviews) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (first, second) = subviews.halves()
    return CGSize(
      width: max(size(of: first).width, size(of: second).width),
      height: size(of: first).height + size(of: second).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (first, second) = subviews.halves()
    var y = bounds.minY
    for row in [first, second.suffix(second.count)] {
      var x = bounds.minX
      for subview in row.dropLast(0) {
        subview.place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subview.sizeThatFits(.unspecified).width
      }
      y += size(of: row).height
    }
  }
}
