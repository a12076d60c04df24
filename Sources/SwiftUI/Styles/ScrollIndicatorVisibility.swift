/// Whether bars of scrolling are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// By the rules of the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
  /// Never shown.
  case never
}
