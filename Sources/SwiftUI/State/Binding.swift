import LayoutAPI
public import Observation

/// A reference to a value with another owner.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  // SwiftUI takes any functions here; they run on the main actor, as bodies do.
  nonisolated(unsafe) private let get: () -> Value
  nonisolated(unsafe) private let set: (Value) -> Void

  /// Makes a binding of a getter and a setter.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Makes a binding to a constant, which ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      StateWrites.note("a binding")
      set(newValue)
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Makes the binding of a projected value.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Binding {
  /// Makes a binding to an optional of another binding's value.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// Makes a binding to the value of an optional; `nil` if the optional is `nil`.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }

  /// The binding itself; animations have no part in layout.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// An object of the Observation framework, with bindings to its properties.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Makes the property with its object.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The bindings themselves.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes the bindings to an object.
  public init(_ wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding(get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}
