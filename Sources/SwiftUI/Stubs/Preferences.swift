/// A key of values that views hand to those around them; nothing listens to them here.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that hands none.
  static var defaultValue: Self.Value { get }

  /// Merges the value of one view with that of the next.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension View {
  /// Listens to a preference: not here.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type, perform action: @escaping (K.Value) -> Void
  ) -> some View { self }

  /// Hands a value to the views around: not here.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View {
    self
  }

  /// Changes a value for the views around: not here.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View { self }

  /// Names the view's coordinate space: not here.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View { self }

  /// Names the view's coordinate space: not here.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }

  /// Names the view as a choice: not here.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View { self }

  /// Lets equal views be skipped: not here.
  nonisolated public func equatable() -> some View { self }
}
