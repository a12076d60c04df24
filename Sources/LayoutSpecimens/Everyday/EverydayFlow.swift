import LayoutAPI

/// A flow with a running cursor: it goes on to the next line where the current one is full.
struct EverydayFlow: Layout {
  enum Fault: String, CaseIterable {
    case trailingSpacing, heightOfLast, wrappingEarly, doubledGap, ignoredGap, widthOfOffer
    case ignoredOrigin, droppedLast, reversed, nilAsZero, nilAsTen, placedWithOffer
  }

  var spacing: CGFloat
  var fault: Fault?

  /// The frame of each subview from 0, 0, and what it is offered.
  private func frames(
    _ proposal: ProposedViewSize, _ subviews: [LayoutSubview]
  ) -> [(rect: CGRect, offer: ProposedViewSize)] {
    let limit =
      switch fault {
      case .nilAsZero: proposal.width ?? 0
      case .nilAsTen: proposal.replacingUnspecifiedDimensions().width
      default: proposal.width ?? .infinity
      }
    let gap = fault == .doubledGap ? 2 * spacing : fault == .ignoredGap ? 0 : spacing
    var frames: [(rect: CGRect, offer: ProposedViewSize)] = []
    var (x, y, lineHeight) = (CGFloat(0), CGFloat(0), CGFloat(0))
    for subview in subviews {
      var (offer, size) = (ProposedViewSize.unspecified, subview.sizeThatFits(.unspecified))
      if size.width > limit {
        offer = ProposedViewSize(width: limit, height: nil)
        size = subview.sizeThatFits(offer)
      }
      let end = x + size.width + (fault == .wrappingEarly ? gap : 0)
      if x > 0, end > limit + FlowRows.rounding {
        y += lineHeight + spacing
        (x, lineHeight) = (0, 0)
      }
      frames.append((CGRect(origin: CGPoint(x: x, y: y), size: size), offer))
      x += size.width + gap
      lineHeight = fault == .heightOfLast ? size.height : max(lineHeight, size.height)
    }
    return frames
  }

  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    fault == .reversed ? subviews.reversed() : Array(subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let frames = frames(proposal, ordered(subviews)).map(\.rect)
    let width = (frames.map(\.maxX).max() ?? 0) + (fault == .trailingSpacing ? spacing : 0)
    return CGSize(
      width: fault == .widthOfOffer ? proposal.width ?? width : width,
      height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let order = ordered(subviews)
    let frames = frames(proposal, order)
    for index in order.indices.dropLast(fault == .droppedLast ? 1 : 0) {
      let (rect, measured) = frames[index]
      let offer = fault == .placedWithOffer ? proposal : measured
      let x = fault == .ignoredOrigin ? rect.minX : bounds.minX + rect.minX
      order[index].place(at: CGPoint(x: x, y: bounds.minY + rect.minY), proposal: offer)
    }
  }
}
