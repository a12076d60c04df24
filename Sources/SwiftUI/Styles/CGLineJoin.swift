/// The form of the corners of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
