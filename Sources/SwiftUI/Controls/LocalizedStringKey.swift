/// The key of a text in the user's language; here the key is the text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  /// Makes a key of a string.
  public init(_ value: String) {
    string = value
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) {
    string = value
  }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// The parts of a literal with values in it.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    /// Appends a part that is written out.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Appends a value, as it describes itself.
    public mutating func appendInterpolation<T>(_ value: T) {
      string += String(describing: value)
    }

    /// Appends a number in a format of C.
    public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
      string += String(format: specifier, value)
    }

    /// Appends a formatted value.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      string += format.format(input)
    }

    /// Appends a text.
    public mutating func appendInterpolation(_ text: Text) {
      string += text.content
    }

    /// Appends an image, which takes the room of two characters.
    public mutating func appendInterpolation(_ image: Image) {
      string += "\u{25A2}\u{25A2}"
    }
  }
}
