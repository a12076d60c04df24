/// What is in the bar above a view.
public enum NavigationBarItem {
  /// The look of the title.
  public enum TitleDisplayMode: Sendable {
    /// That of the view before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar.
    case large
  }
}

extension View {
  /// Shows bars, which has no part in layout.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Sets a title, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { self }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationTitle(_ title: Text) -> some View { self }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { self }

  /// Leads to other views, which has no part in layout.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }

  /// Hides the way back, which has no part in layout.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View { self }

  /// Describes a tab, which has no part in layout.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }

  /// Shows a number, which has no part in layout.
  nonisolated public func badge(_ count: Int) -> some View { self }

  /// Lets the user search, which has no part in layout.
  nonisolated public func searchable(
    text: Binding<String>, prompt: LocalizedStringKey? = nil
  ) -> some View { self }

  /// Hides the status bar, which has no part in layout.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

  /// Sets the style of titles, which has no part in layout.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}
