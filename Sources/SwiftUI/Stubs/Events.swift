extension View {
  /// Calls a function when the view comes: not here.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Calls a function when the view goes: not here.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some View { self }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View { self }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }

  /// Runs a task while the view is there: not here.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View { self }

  /// Runs a task while the view is there: not here.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View { self }

  /// Calls a function when the pointer comes: not here.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Calls a function when a length changes: not here.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View { self }

  /// Reacts to the pointer: not here.
  nonisolated public func hoverEffect() -> some View { self }
}
