import LayoutAPI

/// A control that chooses one of several values: a label and a field of 80 × 34 points in a row.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let label: Label

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a picker with a label.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Makes a picker with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    label = Text(titleKey)
  }

  /// Makes a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    label = Text(title)
  }
}

extension Picker: View {
  /// The label and the field in a row.
  public var body: some View {
    HStack {
      label
      Spacer()
      Color.clear.frame(width: 80, height: 34)
    }
  }
}
