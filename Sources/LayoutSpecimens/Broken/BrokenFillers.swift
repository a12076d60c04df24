import LayoutAPI
import LayoutConformance

/// Layouts that fill, with one defect each.
enum BrokenFillers {
  static let all = [
    Specimen.broken(
      Subject("RingThroughEdge") { _ in RingThroughEdge() },
      ["AGREE-03"],
      "puts the top leading corners on a circle through the bounds' edge"),
    Specimen.broken(
      Subject("FixedWave") { _ in FixedWave() },
      ["AGREE-03"],
      "swings 20 points up and down, however low the bounds are"),
  ]
}

struct RingThroughEdge: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        proposal: .unspecified)
    }
  }
}

struct FixedWave: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let step = bounds.width / CGFloat(subviews.count + 1)
    for (index, subview) in subviews.enumerated() {
      let swing = 20 * sin(0.8 * Double(index))
      subview.place(
        at: CGPoint(x: bounds.minX + step * CGFloat(index + 1), y: bounds.midY + swing),
        proposal: .unspecified)
    }
  }
}
