public import LayoutAPI
import LayoutEngine

extension View {
  /// Shows the view elsewhere; nothing else knows.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    layout(OffsetLayout(offset: offset))
  }

  /// Shows the view elsewhere, by lengths in points; nothing else knows.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Takes the whole offer, and centres the view on a point of it.
  nonisolated public func position(_ position: CGPoint) -> some View {
    layout(PositionLayout(position: position))
  }

  /// Takes the whole offer, and centres the view on a point of it.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Gives a horizontal guide of the view a position, found in the view's dimensions.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(guide: g.key, value: computeValue))
  }

  /// Gives a vertical guide of the view a position, found in the view's dimensions.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    layout(AlignmentGuideLayout(guide: g.key, value: computeValue))
  }
}
