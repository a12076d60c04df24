/// How large controls are; it has no effect here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}
