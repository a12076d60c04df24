public import LayoutAPI

/// A layout that puts its subviews one above the other.
///
/// It is as large as the largest subview of those with the highest layout priority; every subview is
/// offered that size in the end. Source: OpenSwiftUI's `ZStack`.
public struct ZStackLayout: Layout {
  /// The guides that the subviews are aligned by.
  public var alignment: Alignment

  /// Makes a pile.
  ///
  /// - Parameter alignment: The guides that the subviews are aligned by.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }
}

extension ZStackLayout {
  /// Gives the greatest lengths of the subviews with the highest priority.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    if let only = subviews.only { return only.sizeThatFits(proposal) }
    let highest = subviews.map(\.priority).max()
    var size = CGSize.zero
    for subview in subviews where subview.priority == highest {
      let answer = subview.sizeThatFits(proposal)
      size.width = max(size.width, answer.width)
      size.height = max(size.height, answer.height)
    }
    return size
  }

  /// Offers the whole bounds to each subview, and aligns the subviews in them.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if let only = subviews.only {
      only.place(at: bounds.origin, proposal: proposal)
      return
    }
    let offer = ProposedViewSize(bounds.size)
    for subview in subviews {
      subview.place(
        subview.dimensions(in: offer), by: alignment, in: bounds, proposal: offer)
    }
  }
}
