/// A control that shows further controls; in layout it is its label.
public struct Menu<Label: View, Content: View> {
  private let label: Label

  /// Makes a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    label = Text(titleKey)
  }
}

extension Menu: View {
  /// The label.
  public var body: some View { label }
}
