public import LayoutAPI
import LayoutEngine

extension View {
  /// Puts the view into a box of a fixed length on one or both axes.
  ///
  /// - Parameters:
  ///   - width: The width in points, `nil` for the view's own.
  ///   - height: The height in points, `nil` for the view's own.
  ///   - alignment: The guides by which the view is put into the box.
  /// - Returns: The box.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    layout(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts the view into a box whose lengths keep within limits, in points.
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

  /// Gives the view its ideal size, whatever it is offered.
  nonisolated public func fixedSize() -> some View {
    layout(FixedSizeLayout())
  }

  /// Gives the view its ideal length on some axes, whatever it is offered.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a box of a ratio of width to height, `nil` for that of its ideal size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    layout(AspectRatioLayout(ratio: aspectRatio, contentMode: contentMode))
  }

  /// Offers the view a box of the ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    layout(
      AspectRatioLayout(ratio: aspectRatio.width / aspectRatio.height, contentMode: contentMode))
  }

  /// Offers the view the largest box of its ideal ratio that fits.
  nonisolated public func scaledToFit() -> some View {
    aspectRatio(contentMode: .fit)
  }

  /// Offers the view the smallest box of its ideal ratio that fills the offer.
  nonisolated public func scaledToFill() -> some View {
    aspectRatio(contentMode: .fill)
  }
}
