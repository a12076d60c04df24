public import LayoutAPI
package import LayoutEngine

/// Colours around a point, by angle; as a view it takes what it is offered.
public struct AngularGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes it of a gradient.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.gradient = gradient
  }

  /// Makes it of colours at equal distances.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    gradient = Gradient(colors: colors)
  }

  /// Makes it of colours at places.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    gradient = Gradient(stops: stops)
  }
}

extension AngularGradient: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    Color.clear.makeNodes(in: context)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point, by angle.
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}
