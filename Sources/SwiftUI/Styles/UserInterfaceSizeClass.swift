/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}
