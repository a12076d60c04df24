package import LayoutEngine

/// A colour; as a view it takes the proposed size, and 10 points on an axis without a proposal.
public struct Color: Hashable, Sendable {
  private let name: String
  private var opacity: Double = 1

  private init(named name: String) {
    self.name = name
  }

  /// Makes a colour with a name.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.name = name
  }

  /// A colour space.
  public enum RGBColorSpace: Hashable, Sendable {
    /// sRGB.
    case sRGB
    /// sRGB with linear components.
    case sRGBLinear
    /// Display P3.
    case displayP3
  }

  /// Makes a colour of its red, green and blue parts, from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    name = "\(red), \(green), \(blue)"
    self.opacity = opacity
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    name = "\(white)"
    self.opacity = opacity
  }

  /// Makes a colour of its hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hue \(hue), \(saturation), \(brightness)"
    self.opacity = opacity
  }

  /// Makes a colour of a system colour.
  public init(_ color: UIColor) {
    name = color.name
  }

  /// Makes a colour of a system colour.
  public init(uiColor: UIColor) {
    self.init(uiColor)
  }
}

extension Color: ShapeStyle {
  /// The colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacity *= opacity
    return color
  }

  /// The colour as a soft gradient.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

extension Color: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    [LeafNode(.greedy(ideal: CGSize(width: 10, height: 10)))]
  }
}

extension Color {
  /// The colour red.
  public static let red = Color(named: "red")

  /// The colour orange.
  public static let orange = Color(named: "orange")

  /// The colour yellow.
  public static let yellow = Color(named: "yellow")

  /// The colour green.
  public static let green = Color(named: "green")

  /// The colour mint.
  public static let mint = Color(named: "mint")

  /// The colour teal.
  public static let teal = Color(named: "teal")

  /// The colour cyan.
  public static let cyan = Color(named: "cyan")

  /// The colour blue.
  public static let blue = Color(named: "blue")

  /// The colour indigo.
  public static let indigo = Color(named: "indigo")

  /// The colour purple.
  public static let purple = Color(named: "purple")

  /// The colour pink.
  public static let pink = Color(named: "pink")

  /// The colour brown.
  public static let brown = Color(named: "brown")

  /// The colour white.
  public static let white = Color(named: "white")

  /// The colour gray.
  public static let gray = Color(named: "gray")

  /// The colour black.
  public static let black = Color(named: "black")

  /// No colour at all.
  public static let clear = Color(named: "clear")

  /// The colour of primary content.
  public static let primary = Color(named: "primary")

  /// The colour of secondary content.
  public static let secondary = Color(named: "secondary")

  /// The colour of controls.
  public static let accentColor = Color(named: "accentColor")
}
