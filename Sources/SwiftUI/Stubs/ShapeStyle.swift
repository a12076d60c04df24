/// What shapes and text are painted with; it has no part in layout.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  /// Gives the style, which here is never drawn and so never transparent.
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
  /// The style of what matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }

  /// The style of what matters less.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }

  /// The style of what matters still less.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }

  /// The style of what matters least.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
}

extension ShapeStyle where Self == Material {
  /// A thin glass.
  public static var ultraThinMaterial: Material { Material() }

  /// A thin glass.
  public static var thinMaterial: Material { Material() }

  /// A glass.
  public static var regularMaterial: Material { Material() }

  /// A thick glass.
  public static var thickMaterial: Material { Material() }

  /// The glass of bars.
  public static var bar: Material { Material() }
}

extension ShapeStyle where Self == SemanticShapeStyle {
  /// The colour that text around has.
  public static var foreground: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour that is behind text.
  public static var background: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour of controls.
  public static var tint: SemanticShapeStyle { SemanticShapeStyle() }

  /// The colour of what is chosen.
  public static var selection: SemanticShapeStyle { SemanticShapeStyle() }
}

/// A style that hides its type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    self.style = style
  }
}

/// A style by how much what it paints matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
}

/// A style by what it paints.
public struct SemanticShapeStyle: ShapeStyle {}

/// A glass through which what is behind is seen.
public struct Material: ShapeStyle {
  /// A thin glass.
  public static let ultraThin = Material()

  /// A thin glass.
  public static let thin = Material()

  /// A glass.
  public static let regular = Material()

  /// A thick glass.
  public static let thick = Material()
}
