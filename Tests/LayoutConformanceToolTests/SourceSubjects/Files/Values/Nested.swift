import SwiftUI

/// A column that leaves the work to a built-in one, with its cache in this one's.
struct Nested: Layout {
  struct Cache {
    var inner: VStackLayout.Cache
  }

  private let column = VStackLayout(alignment: .leading, spacing: 4)

  func makeCache(subviews: Subviews) -> Cache {
    Cache(inner: column.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    column.updateCache(&cache.inner, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.inner)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    column.placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache.inner)
  }
}
