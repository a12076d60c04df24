/// How lines of text are aligned with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// At the side where they begin.
  case leading
  /// In the middle.
  case center
  /// At the side where they end.
  case trailing
}
