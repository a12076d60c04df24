import SwiftUI

extension CGSize {
  static let infinity = CGSize(width: CGFloat.infinity, height: .infinity)
}

struct Infinite: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard proposal.width == .infinity, proposal.height == .infinity else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return .infinity
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let limit = CGFloat.greatestFiniteMagnitude
      let size = CGSize(width: min(bounds.width, limit), height: min(bounds.height, limit))
      subview.place(at: bounds.origin, proposal: .init(size))
    }
  }
}
