import LayoutAPI

/// A slider, 30 points high and as wide as the proposal.
public struct Slider<Label: View, ValueLabel: View> {
  private let label: Label

  private init(hidden label: Label) {
    self.label = label
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(hidden: EmptyView())
  }

  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(hidden: EmptyView())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, which has no part in its layout.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(hidden: label())
  }

  /// Makes a slider with steps and a label, which has no part in its layout.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(hidden: label())
  }
}

extension Slider {
  /// Makes a slider with labels, which have no part in its layout.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(hidden: label())
  }
}

extension Slider: View {
  /// The line.
  public var body: some View {
    Color.clear.frame(minWidth: 30, maxWidth: .infinity).frame(height: 30)
  }
}
