/// A style of shapes and text; no effect on layout.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// The style itself; opacity has no effect on layout.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

extension ShapeStyle where Self == Color {
  /// The colour red.
  public static var red: Color { Color.red }

  /// The colour orange.
  public static var orange: Color { Color.orange }

  /// The colour yellow.
  public static var yellow: Color { Color.yellow }

  /// The colour green.
  public static var green: Color { Color.green }

  /// The colour mint.
  public static var mint: Color { Color.mint }

  /// The colour teal.
  public static var teal: Color { Color.teal }

  /// The colour cyan.
  public static var cyan: Color { Color.cyan }

  /// The colour blue.
  public static var blue: Color { Color.blue }

  /// The colour indigo.
  public static var indigo: Color { Color.indigo }

  /// The colour purple.
  public static var purple: Color { Color.purple }

  /// The colour pink.
  public static var pink: Color { Color.pink }

  /// The colour brown.
  public static var brown: Color { Color.brown }

  /// The colour white.
  public static var white: Color { Color.white }

  /// The colour gray.
  public static var gray: Color { Color.gray }

  /// The colour black.
  public static var black: Color { Color.black }

  /// No colour at all.
  public static var clear: Color { Color.clear }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }

  /// The style of secondary content.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }

  /// The style of tertiary content.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }

  /// The style of quaternary content.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Material {
  /// A thin material.
  public static var ultraThinMaterial: Material { Material() }

  /// A thin material.
  public static var thinMaterial: Material { Material() }

  /// A material.
  public static var regularMaterial: Material { Material() }

  /// A thick material.
  public static var thickMaterial: Material { Material() }

  /// The material of bars.
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == SemanticShapeStyle {
  /// The colour of the text around.
  public static var foreground: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour behind text.
  public static var background: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour of controls.
  public static var tint: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour of a selection.
  public static var selection: SemanticShapeStyle { SemanticShapeStyle() }
}

/// A type-erased shape style.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Makes a type-erased style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

/// A style of a level in the hierarchy of content.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}

/// A style of a purpose.
public struct SemanticShapeStyle: ShapeStyle {}

/// A translucent material.
public struct Material: ShapeStyle {
  /// A thin material.
  public static let ultraThin = Material()

  /// A thin material.
  public static let thin = Material()

  /// A material.
  public static let regular = Material()

  /// A thick material.
  public static let thick = Material()
}
