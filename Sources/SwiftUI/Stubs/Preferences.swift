/// A key of values from a view to the views around it; no value is ever delivered.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view without a preference.
  static var defaultValue: Self.Value { get }

  /// Combines the value of one view with that of the next.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Handles a change of a preference; never called.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View { self }

  /// Sets a preference; no effect on layout.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Changes a preference; no effect on layout.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }

  /// Sets the name of the view's coordinate space; no effect on layout.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Sets the name of the view's coordinate space; no effect on layout.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Sets the selection value of the view; no effect on layout.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }

  /// Skips updates of equal views; no effect on layout.
  nonisolated public func equatable() -> some View { self }
}
