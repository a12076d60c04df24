package import LayoutAPI

/// The layout of `ViewThatFits`: of its subviews only the first that fits is there.
///
/// A subview fits if its ideal lengths on the given axes are not greater than the offer. If none
/// fits, the last one is there. Sources: Apple's reference of `ViewThatFits`; fatbobman's replica.
package struct ViewThatFitsLayout: GuideMergingLayout {
  /// The axes on which a subview has to fit.
  package let axes: Axis.Set

  /// Makes the layout.
  package init(axes: Axis.Set = [.horizontal, .vertical]) {
    self.axes = axes
  }

  /// Gives the position of the subview that is there for an offer, `nil` if there are no subviews.
  package func choice(for proposal: ProposedViewSize, of subviews: Subviews) -> Int? {
    choice(for: proposal, of: subviews.count) { subviews[$0].sizeThatFits($1) }
  }

  /// Gives the position of the view that is there for an offer, `nil` if there are no views.
  ///
  /// - Parameters:
  ///   - proposal: The offer.
  ///   - count: The number of views.
  ///   - measure: Gives the answer of a view to a proposal.
  /// - Returns: The position of the view, `nil` if there are none.
  package func choice(
    for proposal: ProposedViewSize, of count: Int,
    measure: (_ index: Int, _ proposal: ProposedViewSize) -> CGSize
  ) -> Int? {
    (0..<count).first { index in
      // The other axis is offered as it is: the height of text, say, depends on the width.
      let ideal = measure(
        index,
        ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? (count > 0 ? count - 1 : nil)
  }
}

extension ViewThatFitsLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    choice(for: proposal, of: subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  /// Puts the chosen subview into the bounds.
  ///
  /// The others are not part of the tree in SwiftUI; here they stand in the corner, offered nothing.
  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let choice = choice(for: proposal, of: subviews)
    for (index, subview) in subviews.enumerated() {
      subview.place(at: bounds.origin, proposal: index == choice ? proposal : .zero)
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    subviews.first?.spacing ?? .zero
  }

  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    choice(for: proposal, of: subviews).flatMap { index in
      subviews[index...index].contentGuide(guide.key, in: bounds, proposal: proposal)
    }
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    choice(for: proposal, of: subviews).flatMap { index in
      subviews[index...index].contentGuide(guide.key, in: bounds, proposal: proposal)
    }
  }
}
