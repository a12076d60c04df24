public import Observation

/// A value of the environment that a view is in.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let box: Box<Value?>
  private let read: (EnvironmentValues) -> Value?

  /// Makes the property that reads one value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    box = Box(EnvironmentValues()[keyPath: keyPath])
    read = { $0[keyPath: keyPath] }
  }

  /// The value, as of the last time that the view's body was asked.
  public var wrappedValue: Value {
    guard let value = box.value else {
      preconditionFailure("no object of type '\(Value.self)' is in the environment")
    }
    return value
  }
}

extension Environment where Value: AnyObject, Value: Observable {
  /// Makes the property that reads an object which `environment(_:)` put there.
  public init(_ objectType: Value.Type) {
    box = Box(nil)
    read = { $0.object(objectType) }
  }
}

extension Environment {
  /// Makes the property that reads an object which may be missing.
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

  /// The value where none was set.
  static var defaultValue: Self.Value { get }
}
