public import LayoutAPI
package import LayoutEngine

/// Colours along a line; as a view it takes what it is offered.
public struct LinearGradient: ShapeStyle {
  private let gradient: Gradient

  /// Makes it of a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
  }

  /// Makes it of colours at equal distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(colors: colors)
  }

  /// Makes it of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
  }
}

extension LinearGradient: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    Color.clear.makeNodes(in: context)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
