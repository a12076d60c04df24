public import LayoutAPI

/// The reasons of a redaction.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A placeholder of content that is still missing.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// A placeholder of private content.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
}

extension View {
  /// Sets the opacity; no effect on layout.
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  /// Clips the drawing to the view's bounds; no effect on layout.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Clips the drawing to a shape; no effect on layout.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Sets the shape that relative shapes inside follow; no effect on layout.
  nonisolated public func containerShape<S: Shape>(_ shape: S) -> some View { self }

  /// Mirrors the drawing where the reading direction is from right to left; no effect on layout.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Clips the drawing to rounded corners; no effect on layout.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Masks the drawing with a view; no effect on layout.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Draws a shadow; no effect on layout.
  nonisolated public func shadow(
    color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Blurs the drawing; no effect on layout.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Changes the brightness of the drawing; no effect on layout.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast of the drawing; no effect on layout.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing; no effect on layout.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing; no effect on layout.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing; no effect on layout.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Hides the drawing; no effect on layout.
  nonisolated public func hidden() -> some View { self }

  /// Rotates the drawing; no effect on layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Rotates the drawing in space; no effect on layout.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> some View { self }

  /// Scales the drawing; no effect on layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing; no effect on layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing; no effect on layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Transforms the drawing; no effect on layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Sets the drawing order; no effect on layout.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Renders the view off screen; no effect on layout.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Composites the view before other effects; no effect on layout.
  nonisolated public func compositingGroup() -> some View { self }

  /// Isolates the geometry of the view; no effect on layout.
  nonisolated public func geometryGroup() -> some View { self }

  /// Redacts the view; no effect on layout.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
}
