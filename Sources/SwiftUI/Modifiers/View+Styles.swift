// Styles of controls, which have one look here.
extension View {
  /// Sets the style of buttons, which has no part in layout.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of buttons, which has no part in layout.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the form of buttons, which has no part in layout.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    self
  }

  /// Sets the style of pickers, which has no part in layout.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of lists, which has no part in layout.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of switches, which has no part in layout.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of labels, which has no part in layout.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of text fields, which has no part in layout.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of menus, which has no part in layout.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of tabs, which has no part in layout.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of navigation, which has no part in layout.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the style of titles, which has no part in layout.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Sets the style of signs that something goes on, which has no part in layout.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the size of controls, which has no part in layout.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    self
  }

  /// Hides labels of controls, which has no part in layout.
  nonisolated public func labelsHidden() -> some View {
    self
  }

  /// Sets the keyboard, which has no part in layout.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    self
  }

  /// Sets whether text is corrected, which has no part in layout.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    self
  }
}
