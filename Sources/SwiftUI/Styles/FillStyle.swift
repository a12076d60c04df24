/// How the inside of a path is found.
public struct FillStyle: Equatable, Sendable {
  /// Whether parts that are covered twice are outside.
  public var isEOFilled: Bool
  /// Whether edges are smooth.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
