import LayoutAPI
import LayoutConformance

/// The layouts of one or two subviews that keep the rules.
enum OneChild {
  static let conforming = [
    Specimen.conforming(
      Subject("PaddingOfOne", count: .exactly(1)) { draw in
        PaddingOfOne(inset: draw.length("inset", in: 0...24))
      },
      "a margin around one subview"),
    Specimen.conforming(
      Subject("FrameOfOne", count: .exactly(1)) { draw in
        FrameOfOne(least: draw.length("least", in: 0...100))
      },
      "one subview, centred in what is at least so wide and high"),
    Specimen.conforming(
      Subject("AspectOfOne", count: .exactly(1)) { draw in
        AspectOfOne(ratio: draw.length("ratio", in: 0.25...4))
      },
      "one subview in the smallest box of a ratio that holds it"),
    Specimen.conforming(
      Subject("SplitOfTwo", count: .exactly(2)) { _ in SplitOfTwo() },
      "the ideal width for the first of two, what is left for the second"),
  ]
}

struct PaddingOfOne: Layout {
  var inset: CGFloat

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * inset) },
      height: proposal.height.map { max(0, $0 - 2 * inset) })
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(inner(proposal))
    return CGSize(width: size.width + 2 * inset, height: size.height + 2 * inset)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + inset, y: bounds.minY + inset), proposal: inner(proposal))
  }
}

struct FrameOfOne: Layout {
  var least: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(proposal)
    return CGSize(width: max(size.width, least), height: max(size.height, least))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // In infinite bounds there is no middle.
    let isFinite = bounds.width.isFinite && bounds.height.isFinite
    subviews[0].place(
      at: isFinite ? CGPoint(x: bounds.midX, y: bounds.midY) : bounds.origin,
      anchor: isFinite ? .center : .topLeading, proposal: proposal)
  }
}

struct AspectOfOne: Layout {
  var ratio: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let size = subviews[0].sizeThatFits(.unspecified)
    return CGSize(
      width: max(size.width, size.height * ratio), height: max(size.height, size.width / ratio))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
  }
}

struct SplitOfTwo: Layout {
  private func offers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [ProposedViewSize] {
    let first = ProposedViewSize(width: nil, height: proposal.height)
    guard let width = proposal.width else { return [first, first] }
    let left = max(0, width - subviews[0].sizeThatFits(first).width)
    return [first, ProposedViewSize(width: left, height: proposal.height)]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = zip(subviews, offers(proposal, subviews)).map { $0.sizeThatFits($1) }
    return CGSize(
      width: sizes[0].width + sizes[1].width, height: max(sizes[0].height, sizes[1].height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.minX
    for (subview, offer) in zip(subviews, offers(proposal, subviews)) {
      subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: offer)
      x += subview.sizeThatFits(offer).width
    }
  }
}
