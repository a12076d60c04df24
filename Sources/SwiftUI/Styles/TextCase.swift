/// The case of text.
public enum TextCase: Hashable, Sendable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase
}
