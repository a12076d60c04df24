import LayoutAPI

/// A value that a view owns; a change does not update the view.
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
    nonmutating set {
      StateWrites.note("a state")
      box.value = newValue
    }
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

/// A stored value with a name; kept in memory only.
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

/// A length that scales with the text size; always the length itself here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Makes a length.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a length relative to a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// A property with storage outside of its view.
public protocol DynamicProperty {
  /// Updates the value before the view's body is computed.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property with a value from its view's environment.
protocol EnvironmentReader {
  /// Reads the value from an environment.
  func read(_ environment: EnvironmentValues)
}

/// A reference to a value, shared by the copies of a property.
final class Box<Value>: @unchecked Sendable {
  // Views are made and laid out on the main actor only.
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
