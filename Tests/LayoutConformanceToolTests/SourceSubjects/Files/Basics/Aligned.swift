import SwiftUI

struct Aligned: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    frame(subviews).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let frame = frame(subviews)
    for subview in subviews {
      let dimensions = subview.dimensions(in: .unspecified)
      subview.place(
        at: CGPoint(
          x: bounds.minX - frame.minX - dimensions[alignment.horizontal],
          y: bounds.minY - frame.minY - dimensions[alignment.vertical]),
        proposal: .unspecified)
    }
  }

  private func frame(_ subviews: Subviews) -> CGRect {
    subviews.reduce(CGRect.null) { frame, subview in
      let dimensions = subview.dimensions(in: .unspecified)
      return frame.union(
        CGRect(
          x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
          width: dimensions.width, height: dimensions.height))
    }.standardizedOrZero
  }
}

extension CGRect {
  fileprivate var standardizedOrZero: CGRect { isNull ? .zero : standardized }
}
