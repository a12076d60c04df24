public import LayoutAPI
package import LayoutEngine

/// Text, measured by a fixed rule in place of a font.
///
/// - Every character is 8 points wide, every line 20 points high with its baseline at 16.
/// - Without a proposed width, or with one that is wide enough, each paragraph is one line.
/// - Else lines break at spaces, which have no width at the end of a line; a word longer than
///   a line breaks anywhere; a line holds one character at least.
/// - `lineLimit` and a proposed height drop the lines beyond them, but never the first.
/// - Lines of two texts follow each other directly: the distance of texts in a column is 0.
public struct Text: Equatable, Sendable {
  let content: String

  /// Makes text of a key, which is the text itself here.
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

  /// Makes text of an attributed string, without its attributes.
  public init(_ attributedContent: AttributedString) {
    content = String(attributedContent.characters)
  }

  /// Makes text of a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    content = format.format(input)
  }

  /// Makes text of an image, as wide as two characters.
  public init(_ image: Image) {
    content = "\u{25A2}\u{25A2}"
  }

  /// The concatenation of two texts.
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

/// The key of a localised text, which is the text itself here.
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

  /// Makes a key of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// The parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    /// Makes an empty literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity)
    }

    /// Appends a literal part.
    public mutating func appendLiteral(_ literal: String) {
      string += literal
    }

    /// Appends the description of a value.
    public mutating func appendInterpolation<T>(_ value: T) {
      string += String(describing: value)
    }

    /// Appends a number in a C format.
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

    /// Appends an image, as wide as two characters.
    public mutating func appendInterpolation(_ image: Image) {
      string += "\u{25A2}\u{25A2}"
    }
  }
}
