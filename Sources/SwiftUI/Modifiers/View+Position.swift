public import LayoutAPI
import LayoutEngine

extension View {
  /// Moves the drawing by a size in points; the frame stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    layout(OffsetLayout(offset: offset))
  }

  /// Moves the drawing by lengths in points; the frame stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Centres the view on a point of a frame as large as the proposal.
  nonisolated public func position(_ position: CGPoint) -> some View {
    layout(PositionLayout(position: position))
  }

  /// Centres the view on a point of a frame as large as the proposal.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets a horizontal guide of the view, computed from the view's dimensions.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(guide: g.key, value: computeValue))
  }

  /// Sets a vertical guide of the view, computed from the view's dimensions.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(guide: g.key, value: computeValue))
  }
}
