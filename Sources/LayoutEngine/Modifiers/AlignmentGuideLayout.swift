package import LayoutAPI

/// The modifier `alignmentGuide`: an explicit position of one guide of the content.
package struct AlignmentGuideLayout: ModifierLayout {
  /// The guide that has an explicit position.
  package let guide: AlignmentKey

  // SwiftUI's modifier takes any function; a tree is laid out by one thread at a time.
  nonisolated(unsafe) private let value: (ViewDimensions) -> CGFloat

  /// Makes the modifier; `value` finds the position in the dimensions of the content.
  package init(guide: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.guide = guide
    self.value = value
  }

  private func position(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews
  ) -> CGFloat? {
    guard let content = subviews.first?.dimensions(in: proposal) else { return nil }
    let value = guide == self.guide ? value(content) : content[explicit: guide]
    return value.map { $0 + bounds.origin[guide.axis] }
  }
}

extension AlignmentGuideLayout {
  package static var definesGuides: Bool { true }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    position(of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    position(of: guide.key, in: bounds, proposal: proposal, subviews: subviews)
  }
}
