import SwiftUI

struct Switching: Layout {
  var isRow: Bool

  private var layout: AnyLayout {
    isRow ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
  }

  func makeCache(subviews: Subviews) -> AnyLayout.Cache {
    layout.makeCache(subviews: subviews)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, subviews: Subviews) {
    cache = layout.makeCache(subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyLayout.Cache
  ) -> CGSize {
    layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyLayout.Cache
  ) {
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
