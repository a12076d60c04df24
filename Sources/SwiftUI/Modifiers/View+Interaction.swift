// Reactions to the user and to time, of which there is neither here.
extension View {
  /// Calls a function on a tap: not here.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void)
    -> some View
  {
    self
  }

  /// Calls a function on a long press: not here.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Takes part in a gesture: not here.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View {
    self
  }

  /// Takes part in a gesture before others: not here.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    self
  }

  /// Takes part in a gesture with others: not here.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    self
  }

  /// Calls a function when the view comes: not here.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    self
  }

  /// Calls a function when the view goes: not here.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    self
  }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void)
    -> some View
  {
    self
  }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some View {
    self
  }

  /// Calls a function when a value changes: not here.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs a task while the view is there: not here.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    self
  }

  /// Runs a task while the view is there: not here.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    _ action: @escaping @Sendable @MainActor () async -> Void
  ) -> some View {
    self
  }

  /// Calls a function when the pointer comes: not here.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    self
  }

  /// Calls a function when the user submits: not here.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View {
    self
  }

  /// Listens to a preference: not here.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View {
    self
  }

  /// Hands a value to the views around: not here.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Changes a value for the views around: not here.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    self
  }

  /// Calls a function when a length changes: not here.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
  ) -> some View {
    self
  }

  /// Animates changes: not here.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Animates changes of a value: not here.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Sets how the view comes and goes: not here.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    self
  }

  /// Sets how its content comes and goes: not here.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    self
  }

  /// Makes the view stand for another one: not here.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View {
    self
  }

  /// Names the view's coordinate space: not here.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    self
  }

  /// Names the view's coordinate space: not here.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    self
  }

  /// Says that the view reacts to touches: not here.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    self
  }

  /// Moves the focus: not here.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    self
  }

  /// Moves the focus: not here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    self
  }

  /// Reacts to the pointer: not here.
  nonisolated public func hoverEffect() -> some View {
    self
  }

  /// Names the view as a choice: not here.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    self
  }

  /// Lets equal views be skipped: not here.
  nonisolated public func equatable() -> some View {
    self
  }
}
