/// A key of values that subviews carry for the layout that arranges them.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a subview that carries none.
  static var defaultValue: Self.Value { get }
}
