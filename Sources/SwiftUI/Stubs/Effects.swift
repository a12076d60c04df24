public import LayoutAPI

/// Why a view is drawn as a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Its content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// Its content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
}

extension View {
  /// Sets how much shines through, which has no part in layout.
  nonisolated public func opacity(_ opacity: Double) -> some View { self }

  /// Cuts the drawing off at the view's edges, which has no part in layout.
  nonisolated public func clipped(antialiased: Bool = false) -> some View { self }

  /// Cuts the drawing off at a shape, which has no part in layout.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Cuts the drawing off at round corners, which has no part in layout.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    self
  }

  /// Shows the view through another one, which has no part in layout.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View { self }

  /// Draws a shadow, which has no part in layout.
  nonisolated public func shadow(
    color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }

  /// Draws out of focus, which has no part in layout.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Changes the light of the drawing, which has no part in layout.
  nonisolated public func brightness(_ amount: Double) -> some View { self }

  /// Changes the contrast of the drawing, which has no part in layout.
  nonisolated public func contrast(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing, which has no part in layout.
  nonisolated public func saturation(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing, which has no part in layout.
  nonisolated public func grayscale(_ amount: Double) -> some View { self }

  /// Changes the colours of the drawing, which has no part in layout.
  nonisolated public func hueRotation(_ angle: Angle) -> some View { self }

  /// Hides the drawing, whose room stays.
  nonisolated public func hidden() -> some View { self }

  /// Turns the drawing, which has no part in layout.
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Turns the drawing in space, which has no part in layout.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center
  ) -> some View { self }

  /// Scales the drawing, which has no part in layout.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing, which has no part in layout.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }

  /// Scales the drawing, which has no part in layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View { self }

  /// Changes the form of the drawing, which has no part in layout.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View { self }

  /// Sets what is drawn in front, which has no part in layout.
  nonisolated public func zIndex(_ value: Double) -> some View { self }

  /// Draws the view as one picture, which has no part in layout.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { self }

  /// Draws the view as one layer, which has no part in layout.
  nonisolated public func compositingGroup() -> some View { self }

  /// Lays the view out as one geometry, which has no part in layout.
  nonisolated public func geometryGroup() -> some View { self }

  /// Redraws the view as a placeholder, which has no part in layout.
  nonisolated public func redacted(reason: RedactionReasons) -> some View { self }
}
