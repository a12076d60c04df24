/// The look of a picker; it has no effect here.
public protocol PickerStyle {}

extension PickerStyle where Self == BuiltInPickerStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `segmented`.
  public static var segmented: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `menu`.
  public static var menu: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `inline`.
  public static var inline: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `wheel`.
  public static var wheel: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `navigationLink`.
  public static var navigationLink: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The look `palette`.
  public static var palette: BuiltInPickerStyle { BuiltInPickerStyle() }
}
