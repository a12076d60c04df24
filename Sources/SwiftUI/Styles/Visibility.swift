/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// By the rules of the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
