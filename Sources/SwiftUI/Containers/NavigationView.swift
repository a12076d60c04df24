import LayoutAPI

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
