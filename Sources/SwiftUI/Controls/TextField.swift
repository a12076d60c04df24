import LayoutAPI

/// A control in which the user writes; 22 points high, as wide as the offer.
public struct TextField<Label: View> {
  private init(label: Label.Type) {}
}

extension TextField where Label == Text {
  /// Makes a field with a title, which is shown while nothing is written.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text.self)
  }

  /// Makes a field that grows along an axis as it is filled; here it does not.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(label: Text.self)
  }

  /// Makes a field with a title, which is shown while nothing is written.
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
