public import LayoutAPI

// Other views that are shown on demand, which is never here.
extension View {
  /// Shows a sheet, which has no part in layout.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows a sheet, which has no part in layout.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    self
  }

  /// Shows a view over everything, which has no part in layout.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows a view beside this one, which has no part in layout.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect,
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    self
  }

  /// Shows a warning, which has no part in layout.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows a warning, which has no part in layout.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    self
  }

  /// Asks for confirmation, which has no part in layout.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    self
  }

  /// Shows a menu, which has no part in layout.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems)
    -> some View
  {
    self
  }

  /// Shows bars, which has no part in layout.
  nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Sets a title, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    self
  }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    self
  }

  /// Sets a title, which has no part in layout.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    self
  }

  /// Leads to other views, which has no part in layout.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    self
  }

  /// Hides the way back, which has no part in layout.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    self
  }

  /// Describes a tab, which has no part in layout.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    self
  }

  /// Shows a number, which has no part in layout.
  nonisolated public func badge(_ count: Int) -> some View {
    self
  }

  /// Lets the user search, which has no part in layout.
  nonisolated public func searchable(text: Binding<String>, prompt: LocalizedStringKey? = nil)
    -> some View
  {
    self
  }

  /// Lets the user act on a row, which has no part in layout.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    self
  }

  /// Sets the insets of a row, which has no part in layout.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    self
  }

  /// Sets the line below a row, which has no part in layout.
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  {
    self
  }

  /// Sets what is behind a row, which has no part in layout.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    self
  }

  /// Hides the status bar, which has no part in layout.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    self
  }

  /// Lets the user reload, which has no part in layout.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Hides bars of scrolling, which has no part in layout.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    self
  }

  /// Says whether the view scrolls, which has no part in layout.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    self
  }

  /// Names a preview, which has no part in layout.
  nonisolated public func previewDisplayName(_ value: String?) -> some View {
    self
  }

  /// Sets the layout of a preview, which has no part in layout.
  nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
    self
  }

  /// Sets the device of a preview, which has no part in layout.
  nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
    self
  }
}
