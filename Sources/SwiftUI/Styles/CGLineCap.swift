/// The form of the ends of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end.
  case butt
  /// Round.
  case round
  /// Cut off half a width after the end.
  case square
}
