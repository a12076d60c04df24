extension Image {
  /// The resizing mode of an image.
  public enum ResizingMode: Hashable, Sendable {
    /// The image repeated.
    case tile
    /// The image stretched.
    case stretch
  }

  /// The rendering mode of an image.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The shape of the image in one colour.
    case template
    /// The original colours.
    case original
  }

  /// The interpolation of a scaled image.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel.
    case none
    /// Low quality.
    case low
    /// Medium.
    case medium
    /// High quality.
    case high
  }

  /// The scale of a symbol relative to text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// The image itself; colours have no part in layout.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The image itself; pixels have no part in layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image itself; pixels have no part in layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

/// The variants of a symbol.
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
  /// Sets the variants of symbols; no effect on layout.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View { self }

  /// Sets the size of symbols; no effect on layout.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View { self }
}
