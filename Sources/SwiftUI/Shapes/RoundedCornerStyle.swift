/// How a round corner goes over into the sides.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// As a quarter of a circle.
  case circular
  /// Without a jump in the curvature.
  case continuous
}
