/// Why a view is drawn as a placeholder.
public struct RedactionReasons: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Its content is not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)

  /// Its content is private.
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
}
