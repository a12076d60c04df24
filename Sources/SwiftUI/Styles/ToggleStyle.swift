/// The look of a switch; it has no effect here.
public protocol ToggleStyle {}

extension ToggleStyle where Self == BuiltInToggleStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInToggleStyle { BuiltInToggleStyle() }

  /// The look `switch`.
  public static var `switch`: BuiltInToggleStyle { BuiltInToggleStyle() }

  /// The look `button`.
  public static var button: BuiltInToggleStyle { BuiltInToggleStyle() }
}
