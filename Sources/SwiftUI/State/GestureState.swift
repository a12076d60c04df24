/// A value that a gesture changes while it lasts; here it is held.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a state with its value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a state with its value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}
