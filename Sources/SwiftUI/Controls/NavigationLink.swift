/// A control that leads to another view; in layout it is its label.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label

  /// Makes a link with a label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Makes a link with a label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    label = Text(titleKey)
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link to what stands for a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink: View {
  /// The label.
  public var body: some View { label }
}
