import LayoutAPI

/// A text field for a secret, as large as a `TextField`.
public struct SecureField<Label: View> {
  private init(label: Label.Type) {}
}

extension SecureField where Label == Text {
  /// Makes a field with a title, the prompt of the empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text.self)
  }

  /// Makes a field with a title and a prompt of the empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text.self)
  }

  /// Makes a field with a title, the prompt of the empty field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text.self)
  }
}

extension SecureField: View {
  /// The field.
  public var body: some View {
    TextField("", text: .constant(""))
  }
}
