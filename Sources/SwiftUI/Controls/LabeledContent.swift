import LayoutAPI

/// A label at one end of a row, and content at the other.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Makes a row of content and a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }
}

extension LabeledContent where Label == Text {
  /// Makes a row of content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row of a title and a value.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}

extension LabeledContent: View {
  /// The label and the content in a row.
  public var body: some View {
    HStack {
      label
      Spacer()
      content
    }
  }
}
