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
