import LayoutAPI
import LayoutConformance

/// The layouts that look at their first subview, and never say that they take one.
enum KindsOfFirstView {
  static let warned = [
    Specimen.broken(
      Subject("OneBySubscript") { draw in
        OneBySubscript(inset: draw.length("inset", in: 0...24))
      },
      ["COUNT-01"], needsIsolation: true, "a margin around the subview of index 0"),
    Specimen.broken(
      Subject("OneByFirst") { _ in OneByFirst() }, ["COUNT-01"],
      "the first subview as it is, and no other"),
    Specimen.broken(
      Subject("OneByFirstWithLabel") { draw in
        OneByFirstWithLabel(baseline: draw.length("baseline", in: 0...24))
      },
      ["COUNT-01"], "the first subview with a guide of its own, if there is one"),
  ]
}

struct OneBySubscript: Layout {
  var inset: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal.inset(by: inset)).outset(by: inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset),
      proposal: proposal.inset(by: inset))
  }
}

struct OneByFirst: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

struct OneByFirstWithLabel: Layout {
  var baseline: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    return content.sizeThatFits(.unspecified)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    content.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    guide == .firstTextBaseline ? bounds.minY + baseline : nil
  }
}
