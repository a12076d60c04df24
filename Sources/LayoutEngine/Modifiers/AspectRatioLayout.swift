package import LayoutAPI

/// The modifier `aspectRatio`: the content is offered a box of a fixed ratio.
///
/// The size is the content's answer, not the box. Source: OpenSwiftUI's `AspectRatioLayout`; the
/// numbers agree with Tokamak's tests, which compare drawings with SwiftUI's.
package struct AspectRatioLayout: ModifierLayout {
  /// The ratio of width to height, `nil` for that of the content's ideal size.
  package let ratio: CGFloat?

  /// Whether the box fits into the offer, or fills it.
  package let contentMode: ContentMode

  /// Makes the modifier; a ratio that is not a positive number leaves the offer as it is.
  package init(ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio
    self.contentMode = contentMode
  }

  private func offer(_ proposal: ProposedViewSize, content: LayoutSubview) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ratio = ratio ?? Self.ratio(of: content.sizeThatFits(.unspecified))
    guard ratio > 0, ratio < .infinity else { return proposal }
    guard let width = proposal.width else {
      return ProposedViewSize(width: proposal.height.map { $0 * ratio }, height: proposal.height)
    }
    guard let height = proposal.height else {
      return ProposedViewSize(width: width, height: width / ratio)
    }
    let isLimitedByWidth = width <= height * ratio
    return isLimitedByWidth == (contentMode == .fit)
      ? ProposedViewSize(width: width, height: width / ratio)
      : ProposedViewSize(width: height * ratio, height: height)
  }

  private static func ratio(of size: CGSize) -> CGFloat { size.width / size.height }
}

extension AspectRatioLayout {
  package static var forwardsPriority: Bool { false }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    return content.sizeThatFits(offer(proposal, content: content))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    content.place(at: bounds.origin, proposal: offer(proposal, content: content))
  }
}
