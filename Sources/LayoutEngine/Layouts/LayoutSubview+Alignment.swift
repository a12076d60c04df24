import LayoutAPI

extension LayoutSubview {
  /// Puts the subview's guides on those of the bounds; `dimensions` is its answer to the proposal.
  func place(
    _ dimensions: ViewDimensions, by alignment: Alignment, in bounds: CGRect,
    proposal: ProposedViewSize
  ) {
    let origin = alignment.origin(of: dimensions, in: bounds.size)
    place(
      at: CGPoint(x: bounds.origin.x + origin.x, y: bounds.origin.y + origin.y),
      proposal: proposal)
  }
}

extension LayoutSubviews {
  /// The one subview, `nil` if there are none or several.
  ///
  /// SwiftUI skips a stack of one view: the stack's offer is the view's, and its guides are the
  /// stack's. Sources: OpenSwiftUI's `LayoutView`, MySwiftUI's `StackLayout`.
  var only: LayoutSubview? { count == 1 ? first : nil }

  /// Gives the explicit guide of a modified view that fills the bounds of its modifier.
  func contentGuide(
    _ guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard let value = first?.dimensions(in: proposal)[explicit: guide] else { return nil }
    return value + bounds.origin[guide.axis]
  }
}
