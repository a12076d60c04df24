import LayoutAPI

/// A navigation container, laid out as its root in the whole proposal.
public struct NavigationStack<Content: View> {
  private let content: Content

  /// Makes a stack with its root.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Makes a stack with its root and a path, which has no effect.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Content) {
    content = root()
  }
}

extension NavigationStack: View {
  /// The root in the whole proposal.
  public var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A navigation container, laid out as its content in the whole proposal.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a view with its content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The content in the whole proposal.
  public var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A link to another view, laid out as its label.
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
  /// Makes a link to the destination of a value.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension NavigationLink: View {
  /// The label.
  public var body: some View { label }
}

/// A tab view: all tabs in one pile, each in the whole proposal.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content

  /// Makes tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  /// Makes tabs with a selection.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabView: View {
  /// The tabs, each in the whole proposal.
  public var body: some View {
    ZStack { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
}
