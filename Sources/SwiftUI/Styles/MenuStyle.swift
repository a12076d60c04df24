/// The look of a menu; it has no effect here.
public protocol MenuStyle {}

extension MenuStyle where Self == BuiltInMenuStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInMenuStyle { BuiltInMenuStyle() }

  /// The look `button`.
  public static var button: BuiltInMenuStyle { BuiltInMenuStyle() }
}
