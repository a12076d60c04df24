public import LayoutAPI

extension Text {
  /// The text itself; fonts have no effect on its measure.
  public func font(_ font: Font?) -> Text { self }

  /// The text itself; weights have no effect on its measure.
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// The text itself; designs have no effect on its measure.
  public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// The text itself; weights have no effect on its measure.
  public func bold() -> Text { self }

  /// The text itself; weights have no effect on its measure.
  public func bold(_ isActive: Bool) -> Text { self }

  /// The text itself; slants have no effect on its measure.
  public func italic() -> Text { self }

  /// The text itself; all characters have one width anyway.
  public func monospaced(_ isActive: Bool = true) -> Text { self }

  /// The text itself; all characters have one width anyway.
  public func monospacedDigit() -> Text { self }

  /// The text itself; lines drawn under it have no size.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text itself; lines drawn through it have no size.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// The text itself; colours have no part in layout.
  public func foregroundColor(_ color: Color?) -> Text { self }

  /// The text itself; colours have no part in layout.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }

  /// The text itself; its measure is a fixed one.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// The text itself; its measure is a fixed one.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// The text itself; its measure is a fixed one.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
}

extension View {
  /// Sets the weight of text; no effect on layout.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the design of text; no effect on layout.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Sets text in bold; no effect on layout.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// Slants text; no effect on layout.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

  /// Sets text in a monospaced font; no effect on layout.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets digits in a monospaced font; no effect on layout.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Underlines text; no effect on layout.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Strikes text through; no effect on layout.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Sets the spacing of lines; no effect on layout.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets the spacing of characters; no effect on layout.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the spacing of characters; no effect on layout.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Sets the least scale of text; no effect on layout.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Allows tightening of text; no effect on layout.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the case of text; no effect on layout.
  nonisolated public func textCase(_ textCase: TextCase?) -> some View { self }

  /// Sets the truncation of text; no effect on layout.
  nonisolated public func truncationMode(_ mode: TextTruncationMode) -> some View { self }

  /// Sets the selectability of text; no effect on layout.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Sets the text size; no effect on layout.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
}

/// The case of text.
public enum TextCase: Hashable, Sendable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase
}

/// The truncation of text.
public enum TextTruncationMode: Hashable, Sendable {
  /// At its beginning.
  case head
  /// In the middle.
  case middle
  /// At its end.
  case tail
}

/// Whether the user can select text.
public protocol TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Selectable text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// Selectable text.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
