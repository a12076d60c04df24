/// The form of a button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// By the rules of the place.
  case automatic
  /// With round ends.
  case capsule
  /// With round corners.
  case roundedRectangle
  /// A circle.
  case circle
}
