/// The look of a text field; it has no effect here.
public protocol TextFieldStyle {}

extension TextFieldStyle where Self == BuiltInTextFieldStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }

  /// The look `plain`.
  public static var plain: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }

  /// The look `roundedBorder`.
  public static var roundedBorder: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
}
