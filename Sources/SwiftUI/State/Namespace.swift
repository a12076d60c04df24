/// A name space for views that stand for each other; it has no effect here.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a name space.
  public struct ID: Hashable, Sendable {}

  /// Makes a name space.
  public init() {}

  /// The identity of the name space.
  public var wrappedValue: ID { ID() }
}
