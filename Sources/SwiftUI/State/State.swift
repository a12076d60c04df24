/// A value that a view owns; here it is held, and a change has no effect by itself.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let box: Box<Value>

  /// Makes a state with its first value.
  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  /// Makes a state with its first value.
  public init(initialValue value: Value) {
    box = Box(value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state without a value.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}
