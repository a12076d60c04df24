/// How content comes and goes.
public enum ContentTransition: Hashable, Sendable {
  /// At once.
  case identity
  /// It fades.
  case opacity
  /// It goes over into the new one.
  case interpolate
  /// Digit by digit.
  case numericText
}
