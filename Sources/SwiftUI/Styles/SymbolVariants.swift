/// The forms of a symbol.
public struct SymbolVariants: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Filled.
  public static let fill = SymbolVariants(rawValue: 1 << 0)

  /// In a circle.
  public static let circle = SymbolVariants(rawValue: 1 << 1)

  /// In a square.
  public static let square = SymbolVariants(rawValue: 1 << 2)

  /// In a rectangle.
  public static let rectangle = SymbolVariants(rawValue: 1 << 3)

  /// With a line through it.
  public static let slash = SymbolVariants(rawValue: 1 << 4)
}
