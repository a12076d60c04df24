public import Observation

/// A value from the view's environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box: Box<Value?>
  private let read: (EnvironmentValues) -> Value?

  /// Makes the property of an environment value.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = Box(EnvironmentValues()[keyPath: keyPath])
    read = { $0[keyPath: keyPath] }
  }

  /// The value at the last computation of the view's body.
  public var wrappedValue: Value {
    guard let value = box.value else {
      preconditionFailure("no object of type '\(Value.self)' is in the environment")
    }
    return value
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  /// Makes the property of an object set by `environment(_:)`; without one, a read traps.
  public init(_ objectType: Value.Type) {
    box = Box(nil)
    read = { $0.object(objectType) }
  }
}

extension Environment {
  /// Makes the property of an object set by `environment(_:)`, `nil` without one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    box = Box(.some(nil))
    read = { .some($0.object(objectType)) }
  }
}

extension Environment: EnvironmentReader {
  func read(_ environment: EnvironmentValues) {
    box.value = read(environment)
  }
}

/// A key of a value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value in an environment without one.
  static var defaultValue: Self.Value { get }
}
