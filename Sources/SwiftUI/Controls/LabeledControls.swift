import LayoutAPI

/// A switch: a label and a field of 51 × 31 points in a row.
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
    LabeledContent {
      Color.clear.frame(width: 51, height: 31)
    } label: {
      label
    }
  }
}

/// A picker of one value: a label and a field of 80 × 34 points in a row.
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
    LabeledContent {
      Color.clear.frame(width: 80, height: 34)
    } label: {
      label
    }
  }
}

/// A stepper of a value: a label and a field of 94 × 32 points in a row.
public struct Stepper<Label: View> {
  private let label: Label

  /// Makes a stepper of two actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper of a value in bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper of a value in bounds, with a title.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }

  /// Makes a stepper of two actions with a title.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    label = Text(titleKey)
  }
}

extension Stepper: View {
  /// The label and the field in a row.
  public var body: some View {
    LabeledContent {
      Color.clear.frame(width: 94, height: 32)
    } label: {
      label
    }
  }
}
