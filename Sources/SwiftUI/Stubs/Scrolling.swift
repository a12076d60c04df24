public import LayoutAPI

/// The visibility of scroll indicators.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  /// Chosen by the context.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
  /// Never shown.
  case never
}

/// The visibility of a part.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// Chosen by the context.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// Adds swipe actions to a row; no effect on layout.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Sets the insets of a row; no effect on layout.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Sets the visibility of row separators; no effect on layout.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the background of a row; no effect on layout.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View { self }

  /// Marks the view as refreshable; no effect on layout.
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    self
  }

  /// Sets the visibility of scroll indicators; no effect on layout.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets whether scrolling is disabled; no effect on layout.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets the visibility of the scroll background; no effect on layout.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
}
