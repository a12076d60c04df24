import LayoutAPI
import LayoutConformance

/// The layouts that fill what they are offered, and keep the rules that are left for them.
enum Fillers {
  static let conforming = [
    Specimen.conforming(
      Subject("Ring", profile: .fill) { _ in Ring() },
      "subviews on the largest circle on which each stands inside"),
    Specimen.conforming(
      Subject("Wave", profile: .fill) { _ in Wave() },
      "subviews side by side that swing as far as the bounds are high"),
    Specimen.conforming(
      Subject("Pie", values: [LayoutValue(Weight.self, in: 0...3)], profile: .fill) { _ in Pie() },
      "subviews in the middle of slices that are as wide as their weights"),
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

struct Wave: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let left = bounds.width - sizes.map(\.width).reduce(0, +)
    let gap = left.isFinite ? max(0, left) / CGFloat(subviews.count + 1) : 0
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      let room = bounds.height - sizes[index].height
      let swing = room.isFinite ? max(0, room) / 2 * (1 + sin(0.8 * CGFloat(index))) : 0
      x += gap
      subview.place(at: CGPoint(x: x, y: bounds.minY + swing), proposal: .unspecified)
      x += sizes[index].width
    }
  }
}

struct Pie: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let weights = subviews.map { $0[Weight.self] }
    let total = weights.reduce(0, +)
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let largest = sizes.reduce(0) { max($0, $1.width, $1.height) }
    let radius = max(0, min(bounds.width, bounds.height) - largest) / 4
    var start: CGFloat = 0
    for (subview, weight) in zip(subviews, weights) {
      let part = total > 0 ? weight / total : 1 / CGFloat(subviews.count)
      let angle = 2 * CGFloat.pi * (start + part / 2)
      start += part
      subview.place(
        at: CGPoint(
          x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }
}
