import SwiftUI

enum Rank: CaseIterable { case first, second }

struct RankKey: LayoutValueKey {
  static let defaultValue = Rank.first
}

private struct HiddenKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Two columns; hidden subviews are offered nothing.
struct Ranks: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits($0[HiddenKey.self] ? .zero : .unspecified) }
    return CGSize(
      width: 2 * (sizes.map(\.width).max() ?? 0), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let shown = subviews.filter { !$0[HiddenKey.self] }
    let hidden = subviews.compactMap { $0[HiddenKey.self] ? $0 : nil }
    for subview in shown + hidden {
      let x = subview[RankKey.self] == .first ? bounds.minX : bounds.midX
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: subview[HiddenKey.self] ? .zero : .unspecified)
    }
  }
}
