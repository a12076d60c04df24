package import LayoutAPI

/// The custom layouts that every engine should know by name.
///
/// Their definitions are part of the protocol. Each is there for one thing that an engine may get
/// wrong: a subview that is never placed, one that is placed twice, anchors, slices, a cache, and
/// many questions before an answer. Lengths are points; n is the number of subviews, s the spacing.
package enum NamedLayouts {
  /// The names, in the order of the documentation.
  package static let names = [
    "Diagonal", "EqualWidth", "Forgetful", "DropFirst", "Twice", "Radial", "Probe",
  ]

  /// Makes the layout of a name, `nil` if there is none.
  package static func layout(_ name: String, _ configuration: NodeConfiguration) -> (any Layout)? {
    switch name {
    case "Diagonal": Diagonal(spacing: configuration.spacing)
    case "EqualWidth": EqualWidth(spacing: configuration.spacing)
    case "Forgetful": Forgetful()
    case "DropFirst": DropFirst(spacing: configuration.spacing)
    case "Twice": Twice(spacing: configuration.spacing)
    case "Radial": Radial()
    case "Probe": Probe(proposals: configuration.proposals)
    default: nil
    }
  }
}

/// Subviews of their ideal sizes, corner to corner; the sizes are kept in the cache.
private struct Diagonal: Layout {
  let spacing: CGFloat

  func makeCache(subviews: Subviews) -> [CGSize] {
    subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) -> CGSize {
    let gaps = spacing * CGFloat(max(0, cache.count - 1))
    return cache.reduce(CGSize(width: gaps, height: gaps)) {
      CGSize(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
  ) {
    var corner = bounds.origin
    for (subview, size) in zip(subviews, cache) {
      subview.place(at: corner, proposal: .unspecified)
      corner.x += size.width + spacing
      corner.y += size.height + spacing
    }
  }
}

/// A row in which each subview is offered the greatest ideal size, and centred in its share.
private struct EqualWidth: Layout {
  let spacing: CGFloat

  func makeCache(subviews: Subviews) -> CGSize {
    greatestIdeal(of: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
  ) -> CGSize {
    let count = CGFloat(subviews.count)
    return CGSize(
      width: count * cache.width + spacing * max(0, count - 1), height: cache.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
  ) {
    var x = bounds.origin.x + cache.width / 2
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.origin.y + cache.height / 2), anchor: .center,
        proposal: ProposedViewSize(cache))
      x += cache.width + spacing
    }
  }
}

/// Takes the offer, 10 where there is none, and places the first subview only.
private struct Forgetful: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
  }
}

/// A row of ideal sizes: all but the first by a slice, then the first by another.
private struct DropFirst: Layout {
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rowSize(of: subviews, spacing: spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.origin.x
    func place(_ slice: Subviews) {
      for index in slice.indices {
        slice[index].place(at: CGPoint(x: x, y: bounds.origin.y), proposal: .unspecified)
        x += slice[index].sizeThatFits(.unspecified).width + spacing
      }
    }
    place(subviews.dropFirst())
    place(subviews.prefix(1))
  }
}

/// A row of ideal sizes on its lower edge, each subview placed twice: the last time by its lower
/// trailing corner.
private struct Twice: Layout {
  let spacing: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rowSize(of: subviews, spacing: spacing)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x = bounds.origin.x
    let bottom = bounds.origin.y + greatestIdeal(of: subviews).height
    for subview in subviews {
      x += subview.sizeThatFits(.unspecified).width
      subview.place(at: bounds.origin, proposal: .zero)
      subview.place(
        at: CGPoint(x: x, y: bottom), anchor: .bottomTrailing, proposal: .unspecified)
      x += spacing
    }
  }
}

/// Takes the offer, 10 where there is none; the subviews' centres stand on a circle, clockwise from
/// the top.
private struct Radial: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 2
    for (index, subview) in subviews.enumerated() {
      let angle = 2 * CGFloat.pi * CGFloat(index) / CGFloat(subviews.count)
      let position = CGPoint(
        x: bounds.origin.x + bounds.size.width / 2 + radius * sin(angle),
        y: bounds.origin.y + bounds.size.height / 2 - radius * cos(angle))
      subview.place(at: position, anchor: .center, proposal: .unspecified)
    }
  }
}

/// A pile in the top leading corner that asks each subview with a list of proposals first.
///
/// It is as large as the greatest answers to its own offer, of `sizeThatFits` and `dimensions(in:)`.
private struct Probe: Layout {
  let proposals: [Proposal]

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var size = CGSize.zero
    for subview in subviews {
      for earlier in proposals { _ = subview.sizeThatFits(earlier.proposedViewSize) }
      let (answer, dimensions) = (subview.sizeThatFits(proposal), subview.dimensions(in: proposal))
      size.width = max(size.width, answer.width, dimensions.width)
      size.height = max(size.height, answer.height, dimensions.height)
    }
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private func greatestIdeal(of subviews: LayoutSubviews) -> CGSize {
  subviews.reduce(into: CGSize.zero) { size, subview in
    let ideal = subview.sizeThatFits(.unspecified)
    size.width = max(size.width, ideal.width)
    size.height = max(size.height, ideal.height)
  }
}

private func rowSize(of subviews: LayoutSubviews, spacing: CGFloat) -> CGSize {
  let widths = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
  return CGSize(
    width: widths + spacing * CGFloat(max(0, subviews.count - 1)),
    height: greatestIdeal(of: subviews).height)
}
