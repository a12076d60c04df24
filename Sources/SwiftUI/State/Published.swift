/// A property of an observable object, here a plain one.
@propertyWrapper
public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The values that the property takes on; nothing is ever published here.
  public struct Publisher {}

  /// The values that the property takes on; nothing is ever published here.
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable {}
