/// What becomes of the descriptions inside.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  case ignore
  /// They stay.
  case contain
  /// They are joined.
  case combine
}
