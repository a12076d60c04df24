import LayoutAPI
import LayoutConformance

/// The layouts that fill what they are offered, and keep the rules that are left for them.
enum Fillers {
  static let conforming = [
    Specimen.conforming(
      Subject("Ring", profile: .fill) { _ in Ring() },
      "subviews on the largest circle on which each stands inside")
  ]
}

struct Ring: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard bounds.width.isFinite, bounds.height.isFinite else {
      for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      return
    }
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.reduce(0) { max($0, $1.width, $1.height) }
    let radius = max(0, (min(bounds.width, bounds.height) - largest) / 2)
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
