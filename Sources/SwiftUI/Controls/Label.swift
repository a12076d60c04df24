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
  /// Makes a label with a symbol of the system.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a symbol of the system.
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
