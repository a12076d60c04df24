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

extension Text {
  /// Leaves the text as it is: fonts have no effect on its measure.
  public func font(_ font: Font?) -> Text { self }

  /// Leaves the text as it is: weights have no effect on its measure.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Leaves the text as it is: designs have no effect on its measure.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Leaves the text as it is: weights have no effect on its measure.
  public func bold() -> Text { self }

  /// Leaves the text as it is: weights have no effect on its measure.
  public func bold(_ isActive: Bool) -> Text { self }

  /// Leaves the text as it is: slants have no effect on its measure.
  public func italic() -> Text { self }

  /// Leaves the text as it is: all characters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// Leaves the text as it is: all characters have one width anyway.
  public func monospacedDigit() -> Text { self }

  /// Leaves the text as it is: lines drawn under it take no room.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Leaves the text as it is: lines drawn through it take no room.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Leaves the text as it is: colours have no part in layout.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// Leaves the text as it is: colours have no part in layout.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// Leaves the text as it is: its measure is a fixed one.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Leaves the text as it is: its measure is a fixed one.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Leaves the text as it is: its measure is a fixed one.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}
