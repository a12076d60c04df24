extension Image {
  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// What is kept of an image when it is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its form.
    case template
    /// Its colours.
    case original
  }

  /// How the pixels of a scaled image are found.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest one.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Carefully.
    case high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// In between.
    case medium
    /// Large.
    case large
  }

  /// Leaves the image as it is: colours have no part in layout.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Leaves the image as it is: pixels have no part in layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Leaves the image as it is: pixels have no part in layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

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

extension View {
  /// Sets the form of symbols, which has no part in layout.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Sets the size of symbols, which has no part in layout.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
