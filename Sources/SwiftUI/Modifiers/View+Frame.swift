public import LayoutAPI
import LayoutEngine

extension View {
  /// Puts the view into a frame of a fixed length on one or both axes.
  ///
  /// - Parameters:
  ///   - width: The width in points, `nil` for the view's own.
  ///   - height: The height in points, `nil` for the view's own.
  ///   - alignment: The guides of the view in the frame.
  /// - Returns: The frame.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layout(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a frame with lengths within limits, in points.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    layout(
      FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Fixes the view at its ideal size, whatever the proposal.
  nonisolated public func fixedSize() -> some View {
    layout(FixedSizeLayout())
  }

  /// Fixes the view at its ideal length on some axes, whatever the proposal.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes to the view a size of a ratio of width to height, `nil` for its ideal ratio.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    layout(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Proposes to the view a size of the ratio of another size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    layout(
      AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Proposes to the view the largest size of its ideal ratio within the proposal.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Proposes to the view the smallest size of its ideal ratio that fills the proposal.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
