import LayoutAPI

/// A control that is on or off: a label and a switch of 51 × 31 points in a row.
public struct Toggle<Label: View> {
  private let label: Label

  /// Makes a switch with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    label = Text(titleKey)
  }

  /// Makes a switch with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    label = Text(title)
  }
}

extension Toggle: View {
  /// The label and the switch in a row.
  public var body: some View {
    HStack {
      label
      Spacer()
      Color.clear.frame(width: 51, height: 31)
    }
  }
}
