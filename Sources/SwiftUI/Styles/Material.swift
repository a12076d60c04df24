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
