import LayoutAPI

/// A text field, 22 points high and as wide as the proposal.
public struct TextField<Label: View> {
  private init(label: Label.Type) {}
}

extension TextField where Label == Text {
  /// Makes a field with a title, the prompt of the empty field.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text.self)
  }

  /// Makes a field with a title; growth along an axis is not modelled.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text.self)
  }

  /// Makes a field with a title, the prompt of the empty field.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text.self)
  }
}

extension TextField: View {
  /// The field.
  public var body: some View {
    Color.clear.frame(minWidth: 30, idealWidth: 100, maxWidth: .infinity).frame(height: 22)
  }
}
