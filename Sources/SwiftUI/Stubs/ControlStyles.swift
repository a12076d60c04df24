/// A label style; no effect on layout.
public protocol LabelStyle {}

extension LabelStyle where Self == BuiltInLabelStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The style `titleAndIcon`.
  public static var titleAndIcon: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The style `titleOnly`.
  public static var titleOnly: BuiltInLabelStyle { BuiltInLabelStyle() }

  /// The style `iconOnly`.
  public static var iconOnly: BuiltInLabelStyle { BuiltInLabelStyle() }
}

/// A built-in label style.
public struct BuiltInLabelStyle: LabelStyle, Sendable {}

/// A menu style; no effect on layout.
public protocol MenuStyle {}

extension MenuStyle where Self == BuiltInMenuStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInMenuStyle { BuiltInMenuStyle() }

  /// The style `button`.
  public static var button: BuiltInMenuStyle { BuiltInMenuStyle() }
}

/// A built-in menu style.
public struct BuiltInMenuStyle: MenuStyle, Sendable {}

/// A picker style; no effect on layout.
public protocol PickerStyle {}

extension PickerStyle where Self == BuiltInPickerStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `segmented`.
  public static var segmented: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `menu`.
  public static var menu: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `inline`.
  public static var inline: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `wheel`.
  public static var wheel: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `navigationLink`.
  public static var navigationLink: BuiltInPickerStyle { BuiltInPickerStyle() }

  /// The style `palette`.
  public static var palette: BuiltInPickerStyle { BuiltInPickerStyle() }
}

/// A built-in picker style.
public struct BuiltInPickerStyle: PickerStyle, Sendable {}

/// A progress view style; no effect on layout.
public protocol ProgressViewStyle {}

extension ProgressViewStyle where Self == BuiltInProgressViewStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The style `linear`.
  public static var linear: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }

  /// The style `circular`.
  public static var circular: BuiltInProgressViewStyle { BuiltInProgressViewStyle() }
}

/// A built-in progress view style.
public struct BuiltInProgressViewStyle: ProgressViewStyle, Sendable {}

/// A text field style; no effect on layout.
public protocol TextFieldStyle {}

extension TextFieldStyle where Self == BuiltInTextFieldStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }

  /// The style `plain`.
  public static var plain: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }

  /// The style `roundedBorder`.
  public static var roundedBorder: BuiltInTextFieldStyle { BuiltInTextFieldStyle() }
}

/// A built-in text field style.
public struct BuiltInTextFieldStyle: TextFieldStyle, Sendable {}

/// A toggle style; no effect on layout.
public protocol ToggleStyle {}

extension ToggleStyle where Self == BuiltInToggleStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInToggleStyle { BuiltInToggleStyle() }

  /// The style `switch`.
  public static var `switch`: BuiltInToggleStyle { BuiltInToggleStyle() }

  /// The style `button`.
  public static var button: BuiltInToggleStyle { BuiltInToggleStyle() }
}

/// A built-in toggle style.
public struct BuiltInToggleStyle: ToggleStyle, Sendable {}

/// The size of controls; no effect on layout.
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
  /// Sets the style of pickers; no effect on layout.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { self }

  /// Sets the style of toggles; no effect on layout.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View { self }

  /// Sets the style of labels; no effect on layout.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }

  /// Sets the style of text fields; no effect on layout.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the style of menus; no effect on layout.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Sets the style of progress views; no effect on layout.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View { self }

  /// Sets the size of controls; no effect on layout.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View { self }

  /// Hides the labels of controls; no effect on layout.
  nonisolated public func labelsHidden() -> some View { self }
}
