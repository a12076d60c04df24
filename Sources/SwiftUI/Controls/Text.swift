public import LayoutAPI
package import LayoutEngine

/// Text, measured by a fixed rule rather than by a font.
///
/// - Every character is 8 points wide, every line 20 points high with its baseline at 16.
/// - Without an offer, or with one that is wide enough, each paragraph is one line.
/// - Else lines break at spaces, which take no room at the end of a line; a word that is longer than
///   a line breaks anywhere; a line holds one character at least.
/// - `lineLimit` and an offered height drop the lines that are too many, but never the first.
/// - Lines of two texts follow each other directly: the distance of texts in a column is 0.
public struct Text: Equatable, Sendable {
  let content: String

  /// Makes text of a key; here the key is the text.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = key.string
  }

  /// Makes text of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = String(content)
  }

  /// Makes text of a string.
  public init(verbatim content: String) {
    self.content = content
  }

  /// Makes text of a string with attributes, which have no effect.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  /// Makes text of a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    content = format.format(input)
  }

  /// Makes text of an image, which takes the room of two characters.
  public init(_ image: Image) {
    content = "\u{25A2}\u{25A2}"
  }

  /// Joins two texts.
  public static func + (left: Text, right: Text) -> Text {
    Text(verbatim: left.content + right.content)
  }
}

extension Text: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let measure = TextMeasure(content, lineLimit: context.environment.lineLimit)
    let node = MeasuredNode(spacing: TextMeasure.spacing, guide: TextMeasure.baseline) {
      proposal, _ in measure.size(for: proposal)
    }
    return [node]
  }
}

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
