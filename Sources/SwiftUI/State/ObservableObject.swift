import LayoutAPI

/// A class with a publisher of changes.
public protocol ObservableObject: AnyObject {
  /// The type of the publisher.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// The publisher of the object's changes.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher of the object's changes, without subscribers.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A publisher of changes without subscribers.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}

  /// Does nothing.
  public func send() {}
}

/// A property of an observable object; a plain stored property here.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set {
      StateWrites.note("a published property")
      value = newValue
    }
  }

  /// Makes a property with its first value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Makes a property with its first value.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The publisher of the property's values; nothing is ever published.
  public struct Publisher {}

  /// The publisher of the property's values; nothing is ever published.
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}
extension Published.Publisher: Sendable {}

/// An observable object with another owner.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Makes the property with its object.
  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Makes the property with its object.
  public init(initialValue: ObjectType) {
    wrappedValue = initialValue
  }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

/// An observable object that a view owns.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box: Box<ObjectType?>
  private let make: () -> ObjectType

  /// Makes the property; the object is made at the first read.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    box = Box(nil)
    make = thunk
  }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = box.value { return object }
    let object = make()
    box.value = object
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

/// An object from the view's environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = Box<ObjectType?>(nil)

  /// Makes the property of an object set by `environmentObject(_:)`; without one, a read traps.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType {
    guard let object = box.value else {
      preconditionFailure("no object of type '\(ObjectType.self)' is in the environment")
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: EnvironmentReader {
  func read(_ environment: EnvironmentValues) {
    box.value = environment.object(ObjectType.self)
  }
}
