public import LayoutAPI
package import LayoutEngine

/// Colours around a point; as a view it takes what it is offered.
public struct RadialGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes it of a gradient.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
  }

  /// Makes it of colours at equal distances.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(colors: colors)
  }

  /// Makes it of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    gradient = Gradient(stops: stops)
  }
}

extension RadialGradient: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    Color.clear.makeNodes(in: context)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours around a point.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
