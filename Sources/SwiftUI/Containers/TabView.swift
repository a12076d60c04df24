import LayoutAPI

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
