/// A class whose objects say that they change.
public protocol ObservableObject: AnyObject {
  /// The type of what says so.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

  /// What says that the object is about to change.
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the object is about to change; nothing listens to it here.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What says that an object is about to change; nothing listens to it here.
public final class ObservableObjectPublisher: Sendable {
  /// Makes a publisher.
  public init() {}

  /// Does nothing.
  public func send() {}
}

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

/// An observable object that something else owns.
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

  /// Makes the property; the object is made when it is first asked for.
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

/// An object of the environment that a view is in.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private let box = Box<ObjectType?>(nil)

  /// Makes the property that reads an object which `environmentObject(_:)` put there.
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
