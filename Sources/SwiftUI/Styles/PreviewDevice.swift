/// The name of the device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}
