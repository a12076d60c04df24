/// The look of a label; it has no effect here.
public protocol LabelStyle {}

extension LabelStyle where Self == BuiltInLabelStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `titleAndIcon`.
  public static var titleAndIcon: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `titleOnly`.
  public static var titleOnly: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The look `iconOnly`.
  public static var iconOnly: BuiltInLabelStyle { BuiltInLabelStyle() }
}

/// One of the looks of a label that the system has.
public struct BuiltInLabelStyle: LabelStyle, Sendable {}

/// The look of a menu; it has no effect here.
public protocol MenuStyle {}

extension MenuStyle where Self == BuiltInMenuStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInMenuStyle { BuiltInMenuStyle() }

  /// The look `button`.
  public static var button: BuiltInMenuStyle { BuiltInMenuStyle() }
}

/// One of the looks of a menu that the system has.
public struct BuiltInMenuStyle: MenuStyle, Sendable {}

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

/// One of the looks of a picker that the system has.
public struct BuiltInPickerStyle: PickerStyle, Sendable {}

/// The look of a sign that something goes on; it has no effect here.
public protocol ProgressViewStyle {}

extension ProgressViewStyle where Self == BuiltInProgressViewStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The look `linear`.
  public static var linear: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The look `circular`.
  public static var circular: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
}

/// One of the looks of a sign that something goes on that the system has.
public struct BuiltInProgressViewStyle: ProgressViewStyle, Sendable {}

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

/// One of the looks of a text field that the system has.
public struct BuiltInTextFieldStyle: TextFieldStyle, Sendable {}

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

/// One of the looks of a switch that the system has.
public struct BuiltInToggleStyle: ToggleStyle, Sendable {}

/// How large controls are; it has no effect here.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// Smallest.
  case mini
  /// Small.
  case small
  /// The usual size.
  case regular
  /// Large.
  case large
  /// Largest.
  case extraLarge
}

extension View {
  /// Sets the style of pickers, which has no part in layout.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  /// Sets the style of switches, which has no part in layout.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  /// Sets the style of labels, which has no part in layout.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Sets the style of text fields, which has no part in layout.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the style of menus, which has no part in layout.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the style of signs that something goes on, which has no part in layout.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Sets the size of controls, which has no part in layout.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Hides labels of controls, which has no part in layout.
  nonisolated public func labelsHidden() -> some View { self }
}
