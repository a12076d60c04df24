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
