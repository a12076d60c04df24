/// The items of a navigation bar.
public enum NavigationBarItem {
  /// The display mode of a title.
  public enum TitleDisplayMode: Sendable {
    /// The mode of the previous view.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

extension View {
  /// Adds a toolbar; no effect on layout.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets a title; no effect on layout.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets a title; no effect on layout.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets a title; no effect on layout.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Sets a title; no effect on layout.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets the destination of links to values; no effect on layout.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Hides the back button; no effect on layout.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// Sets the tab item; no effect on layout.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Sets a badge; no effect on layout.
  nonisolated public func badge(_ count: Int) -> some View { self }

  /// Marks the view as searchable; no effect on layout.
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) -> some View { self }

  /// Hides the status bar; no effect on layout.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the display mode of the title; no effect on layout.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}
