public import LayoutAPI

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

// Properties of text that its measure here does not know.
extension View {
  /// Sets the weight of text, which has no part in layout.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the design of text, which has no part in layout.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes text fat, which has no part in layout.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { self }

  /// Slants text, which has no part in layout.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { self }

  /// Makes all characters as wide, which has no part in layout.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Makes all digits as wide, which has no part in layout.
  nonisolated public func monospacedDigit() -> some View { self }

  /// Draws a line under text, which has no part in layout.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Draws a line through text, which has no part in layout.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Sets the distance of lines, which has no part in layout.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }

  /// Sets the distance of characters, which has no part in layout.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }

  /// Sets the distance of characters, which has no part in layout.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { self }

  /// Lets text shrink, which has no part in layout.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Lets text be tightened, which has no part in layout.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { self }

  /// Sets the case of text, which has no part in layout.
  nonisolated public func textCase(_ textCase: TextCase?) -> some View { self }

  /// Sets where text is cut off, which has no part in layout.
  nonisolated public func truncationMode(_ mode: TextTruncationMode) -> some View { self }

  /// Lets the user select text, which has no part in layout.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Limits the size of text, which has no part in layout.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
}

/// The case of text.
public enum TextCase: Hashable, Sendable {
  /// Capitals.
  case uppercase
  /// Small letters.
  case lowercase
}

/// Where text is cut off.
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
  /// The user can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// That the user can select text.
public struct EnabledTextSelectability: TextSelectability, Sendable {}
