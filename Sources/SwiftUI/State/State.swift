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

/// A value that is kept by name from one run to the next; here it is held.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Makes a stored value.
  public init(wrappedValue: Value, _ key: String) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

/// A length that grows with the size of text; here it is the length itself.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Makes a length.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a length that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A property of a view that lives outside of the view's value.
public protocol DynamicProperty {
  /// Brings the value up to date before the body of its view is asked.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that reads the environment of its view.
protocol EnvironmentReader {
  /// Takes note of the environment.
  func read(_ environment: EnvironmentValues)
}

/// A place for a value that copies of a property share.
final class Box<Value>: @unchecked Sendable {
  // Views are made and laid out on the main actor only.
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
