package import LayoutAPI

/// The layout of `GeometryReader`: takes the whole offer, its subviews in the leading top corner.
///
/// Its ideal size is 10 × 10, whatever is inside. Source: Apple's engine as described by OpenSwiftUI
/// and objc.io.
package struct GeometryReaderLayout: GuideMergingLayout {
  /// Makes the layout.
  package init() {}
}

extension GeometryReaderLayout {
  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }

  package func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    ViewSpacing()
  }

  // What is inside does not exist yet when the container around asks for guides.
  package func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    nil
  }
}
