import LayoutAPI

/// A symbol and a title in a row.
public struct Label<Title: View, Icon: View> {
  private let title: Title
  private let icon: Icon

  /// Makes a label of a title and a symbol.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a system symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a system symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with an image.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }
}

extension Label: View {
  /// The symbol and the title in a row.
  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}

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
