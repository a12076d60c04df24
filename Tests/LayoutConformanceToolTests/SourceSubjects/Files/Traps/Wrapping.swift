import SwiftUI

/// A layout around another one, whatever it is.
struct Wrapping<L: Layout>: Layout {
  typealias Cache = L.Cache

  var inner: L

  func makeCache(subviews: Subviews) -> Cache { inner.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    inner.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    inner.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    inner.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
