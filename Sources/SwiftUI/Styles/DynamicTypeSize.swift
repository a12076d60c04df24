/// The size of text that a user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Smaller.
  case small
  /// A little smaller.
  case medium
  /// The usual one.
  case large
  /// A little larger.
  case xLarge
  /// Larger.
  case xxLarge
  /// The largest of the usual ones.
  case xxxLarge
  /// The smallest of those for people who see badly.
  case accessibility1
  /// The second of those for people who see badly.
  case accessibility2
  /// The third of those for people who see badly.
  case accessibility3
  /// The fourth of those for people who see badly.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
