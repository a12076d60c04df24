extension View {
  /// Handles the view's appearance; never called.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Handles the view's disappearance; never called.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Handles a change of a value; never called.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }

  /// Handles a change of a value; never called.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }

  /// Handles a change of a value; never called.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs a task during the view's life; never run.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View { self }

  /// Runs a task during the view's life; never run.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View { self }

  /// Handles the pointer's entry and exit; never called.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Handles a change of geometry; never called.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }

  /// Highlights the view under the pointer; no effect on layout.
  nonisolated public func hoverEffect() -> some View { self }
}
