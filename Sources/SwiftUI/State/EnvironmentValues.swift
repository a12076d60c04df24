/// The values that a view finds in its surroundings.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an environment in which every value is its key's default.
  public init() {}

  /// The value of a key, or the key's default.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      // Not `values[…] as? K.Value`: where the type is optional, a missing value would pass for it.
      guard let value = values[ObjectIdentifier(key)] as Any? else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type, `nil` if there is none.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    values[ObjectIdentifier(type)] as? T
  }

  mutating func setObject<T: AnyObject>(_ object: T?) {
    values[ObjectIdentifier(T.self)] = object
  }
}
