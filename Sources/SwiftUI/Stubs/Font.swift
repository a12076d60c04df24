public import LayoutAPI

/// A font; no effect on the measure of `Text`.
public struct Font: Hashable, Sendable {
  private let name: String

  /// A text style.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    /// The largest title.
    case largeTitle
    /// A title.
    case title
    /// A smaller title.
    case title2
    /// A still smaller title.
    case title3
    /// A heading.
    case headline
    /// A subheading.
    case subheadline
    /// Body text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A smaller caption.
    case caption2
  }

  /// A font weight.
  public struct Weight: Hashable, Sendable {
    private let value: Int

    /// The weight ultraLight.
    public static let ultraLight = Weight(value: 100)

    /// The weight thin.
    public static let thin = Weight(value: 200)

    /// The weight light.
    public static let light = Weight(value: 300)

    /// The weight regular.
    public static let regular = Weight(value: 400)

    /// The weight medium.
    public static let medium = Weight(value: 500)

    /// The weight semibold.
    public static let semibold = Weight(value: 600)

    /// The weight bold.
    public static let bold = Weight(value: 700)

    /// The weight heavy.
    public static let heavy = Weight(value: 800)

    /// The weight black.
    public static let black = Weight(value: 900)
  }

  /// A font design.
  public enum Design: Hashable, Sendable {
    /// The default design.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// Monospaced.
    case monospaced
  }

  /// Makes a system font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(name: "system \(size)")
  }

  /// Makes a system font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(name: "\(style)")
  }

  /// Makes a font with a name and a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(name: "\(name) \(size)")
  }

  /// Makes a font with a name and a size in points relative to a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(name: "\(name) \(size)")
  }

  /// Makes a font with a name and a fixed size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(name: "\(name) \(fixedSize)")
  }
}

extension Font {
  /// The font of the style `largeTitle`.
  public static let largeTitle = Font(name: "largeTitle")

  /// The font of the style `title`.
  public static let title = Font(name: "title")

  /// The font of the style `title2`.
  public static let title2 = Font(name: "title2")

  /// The font of the style `title3`.
  public static let title3 = Font(name: "title3")

  /// The font of the style `headline`.
  public static let headline = Font(name: "headline")

  /// The font of the style `subheadline`.
  public static let subheadline = Font(name: "subheadline")

  /// The font of the style `body`.
  public static let body = Font(name: "body")

  /// The font of the style `callout`.
  public static let callout = Font(name: "callout")

  /// The font of the style `footnote`.
  public static let footnote = Font(name: "footnote")

  /// The font of the style `caption`.
  public static let caption = Font(name: "caption")

  /// The font of the style `caption2`.
  public static let caption2 = Font(name: "caption2")
}

extension Font {
  /// The bold font.
  public func bold() -> Font { self }

  /// The italic font.
  public func italic() -> Font { self }

  /// The font in a weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font with monospaced digits.
  public func monospacedDigit() -> Font { self }

  /// The monospaced font.
  public func monospaced() -> Font { self }

  /// The font with small capitals.
  public func smallCaps() -> Font { self }
}
