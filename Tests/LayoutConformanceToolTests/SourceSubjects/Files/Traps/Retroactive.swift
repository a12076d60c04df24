import SwiftUI

extension ProposedViewSize: @retroactive Hashable {
  /// Feeds both dimensions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}

/// Sizes are kept by what was proposed.
struct Retroactive: Layout {
  func makeCache(subviews: Subviews) -> [ProposedViewSize: CGSize] { [:] }

  func updateCache(_ cache: inout [ProposedViewSize: CGSize], subviews: Subviews) { cache = [:] }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [ProposedViewSize: CGSize]
  ) -> CGSize {
    if let known = cache[proposal] { return known }
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    cache[proposal] = size
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout [ProposedViewSize: CGSize]
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
