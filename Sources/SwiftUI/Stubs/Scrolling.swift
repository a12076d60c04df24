public import LayoutAPI

/// Whether bars of scrolling are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// By the rules of the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
  /// Never shown.
  case never
}

/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// By the rules of the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// Lets the user act on a row, which has no part in layout.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Sets the insets of a row, which has no part in layout.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the line below a row, which has no part in layout.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets what is behind a row, which has no part in layout.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Lets the user reload, which has no part in layout.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Hides bars of scrolling, which has no part in layout.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Says whether the view scrolls, which has no part in layout.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Hides the background of scrolling, which has no part in layout.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
