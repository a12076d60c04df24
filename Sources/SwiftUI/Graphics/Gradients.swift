public import LayoutAPI
import LayoutEngine

/// A gradient of colours.
public struct Gradient: Hashable, Sendable {
  /// The colours with their locations.
  public var stops: [Stop]

  /// A colour at a location.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The location, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// Makes a gradient of stops.
  public init(stops: [Stop]) {
    self.stops = stops
  }

  /// Makes a gradient of colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A type-erased gradient.
public struct AnyGradient: Hashable, ShapeStyle {
  private let gradient: Gradient

  /// Makes a type-erased gradient.
  public init(_ gradient: Gradient) {
    self.gradient = gradient
  }
}

/// A gradient along a line, laid out as a `Color`.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes the style of a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Makes the style of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes the style of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

extension LinearGradient: GradientView {}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A gradient by distance from a point, laid out as a `Color`.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes the style of a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Makes the style of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  /// Makes the style of stops.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

extension RadialGradient: GradientView {}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient by distance from a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

/// A gradient by angle around a point, laid out as a `Color`.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes the style of a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  /// Makes the style of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Makes the style of stops.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    gradient = Gradient(stops: stops)
  }
}

extension AngularGradient: GradientView {}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient by angle around a point.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

/// A gradient as a view: laid out as a `Color`.
protocol GradientView: PrimitiveView {}

extension GradientView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    Color.clear.makeNodes(in: context)
  }
}
