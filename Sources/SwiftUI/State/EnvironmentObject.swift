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
