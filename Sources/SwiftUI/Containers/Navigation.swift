import LayoutAPI

/// A view that shows its root; there is nothing to navigate to here.
public struct NavigationStack<Content: View> {
  private let content: Content

  /// Makes a stack with its root.
  public init(@ViewBuilder root: () -> Content) {
    content = root()
  }

  /// Makes a stack with its root and the path to what is shown; the path has no effect.
  public init<Data>(path: Binding<Data>, @ViewBuilder root: () -> Content) {
    content = root()
  }
}

extension NavigationStack: View {
  /// The root, in the whole offer.
  public var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A view that shows its content; there is nothing to navigate to here.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a view with its content.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  /// The content, in the whole offer.
  public var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

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

/// Views of which the user sees one: here all of them, one above the other.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content

  /// Makes tabs.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
  }

  /// Makes tabs of which one is selected.
  public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension TabView: View {
  /// The tabs, each in the whole offer.
  public var body: some View {
    ZStack { content.frame(maxWidth: .infinity, maxHeight: .infinity) }
  }
}
