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
