package import LayoutAPI

/// The modifier `frame(minWidth:idealWidth:maxWidth:…)`: a box whose lengths keep within limits.
///
/// Sources: Apple's reference of the modifier; OpenSwiftUI's `FrameLayout.swift`, whose tests compare
/// the limits with SwiftUI's own.
package struct FlexFrameLayout: ModifierLayout {
  /// The limits of the width.
  package let width: Limits
  /// The limits of the height.
  package let height: Limits
  /// The guides by which the content is put into the box.
  package let alignment: Alignment

  /// Makes a frame; limits that contradict each other are repaired, see `Limits`.
  package init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) {
    width = Limits(min: minWidth, ideal: idealWidth, max: maxWidth)
    height = Limits(min: minHeight, ideal: idealHeight, max: maxHeight)
    self.alignment = alignment
  }
}

extension FlexFrameLayout {
  /// The limits of a length in points, `nil` where there is none.
  package struct Limits: Equatable, Sendable {
    /// The least length.
    package let min: CGFloat?
    /// The length where none is offered.
    package let ideal: CGFloat?
    /// The greatest length.
    package let max: CGFloat?

    /// Makes limits that do not contradict each other.
    ///
    /// A negative minimum becomes 0; an ideal length below the minimum becomes the minimum, a
    /// maximum below the ideal length, or below 0, becomes that. SwiftUI does the same, with a
    /// message at run time.
    package init(min: CGFloat?, ideal: CGFloat?, max: CGFloat?) {
      let least = min.map { Swift.max($0, 0) }
      let middle = ideal.map { Swift.max($0, least ?? 0) }
      self.min = least
      self.ideal = middle
      self.max = max.map { Swift.max($0, middle ?? 0) }
    }
  }
}

extension FlexFrameLayout.Limits {
  /// Whether there is any limit; a frame without limits leaves the axis to its content.
  fileprivate var isActive: Bool { min != nil || ideal != nil || max != nil }

  /// Gives the offer to the content where the frame is offered `proposal`.
  fileprivate func offer(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// Gives the length of the frame if its content has no part in it.
  fileprivate func length(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    // A minimum above the maximum is possible where no ideal length stands between them.
    guard let min, let max, min <= max else { return nil }
    return clamp(proposal)
  }

  /// Gives the length of the frame around a content of a length.
  fileprivate func length(around content: CGFloat, proposal: CGFloat?) -> CGFloat {
    if let length = length(for: proposal) { return length }
    let offer = offer(proposal)
    return switch (min, max) {
    case (let min?, let max?): min <= max ? clamp(content) : content
    case (let min?, nil): Swift.max(Swift.min(offer ?? .infinity, content), min)
    case (nil, let max?): Swift.min(Swift.max(offer ?? -.infinity, content), max)
    case (nil, nil): content
    }
  }

  /// Gives the offer to the content of a frame that was placed with a length.
  ///
  /// The content gets the frame's length, unless that is the content's own ideal length.
  fileprivate func finalOffer(length: CGFloat, proposal: CGFloat?) -> CGFloat? {
    let isContents =
      ideal == nil && proposal == nil && min ?? -.infinity < length && length < max ?? .infinity
    return isContents ? nil : length
  }

  private func clamp(_ length: CGFloat) -> CGFloat {
    Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity)
  }
}

extension FlexFrameLayout {
  package static var forwardsPriority: Bool { false }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let width = width.length(for: proposal.width),
      let height = height.length(for: proposal.height)
    {
      return CGSize(width: width, height: height)
    }
    let offer = ProposedViewSize(
      width: width.offer(proposal.width), height: height.offer(proposal.height))
    let content = subviews.first?.sizeThatFits(offer) ?? .zero
    return CGSize(
      width: width.length(around: content.width, proposal: proposal.width),
      height: height.length(around: content.height, proposal: proposal.height))
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let content = subviews.first else { return }
    let offer = ProposedViewSize(
      width: width.finalOffer(length: bounds.size.width, proposal: proposal.width),
      height: height.finalOffer(length: bounds.size.height, proposal: proposal.height))
    content.place(content.dimensions(in: offer), by: alignment, in: bounds, proposal: offer)
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    guard var spacing = subviews.first?.spacing else { return .zero }
    if width.isActive { spacing.reset(.horizontal) }
    if height.isActive { spacing.reset(.vertical) }
    return spacing
  }
}
