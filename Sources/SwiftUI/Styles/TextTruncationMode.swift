/// Where text is cut off.
public enum TextTruncationMode: Hashable, Sendable {
  /// At its beginning.
  case head
  /// In the middle.
  case middle
  /// At its end.
  case tail
}
