public import LayoutAPI

// Properties of text that its measure here does not know.
extension View {
  /// Sets the weight of text, which has no part in layout.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    self
  }

  /// Sets the design of text, which has no part in layout.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
    self
  }

  /// Makes text fat, which has no part in layout.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    self
  }

  /// Slants text, which has no part in layout.
  nonisolated public func italic(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes all characters as wide, which has no part in layout.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
    self
  }

  /// Makes all digits as wide, which has no part in layout.
  nonisolated public func monospacedDigit() -> some View {
    self
  }

  /// Draws a line under text, which has no part in layout.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Draws a line through text, which has no part in layout.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
    self
  }

  /// Sets the distance of lines, which has no part in layout.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    self
  }

  /// Sets the distance of characters, which has no part in layout.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    self
  }

  /// Sets the distance of characters, which has no part in layout.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View {
    self
  }

  /// Lets text shrink, which has no part in layout.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    self
  }

  /// Lets text be tightened, which has no part in layout.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View {
    self
  }

  /// Sets the case of text, which has no part in layout.
  nonisolated public func textCase(_ textCase: TextCase?) -> some View {
    self
  }

  /// Sets where text is cut off, which has no part in layout.
  nonisolated public func truncationMode(_ mode: TextTruncationMode) -> some View {
    self
  }

  /// Lets the user select text, which has no part in layout.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// Limits the size of text, which has no part in layout.
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    self
  }
}
