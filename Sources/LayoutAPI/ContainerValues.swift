/// A key of values that subviews carry for any container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a subview that carries none.
  static var defaultValue: Self.Value { get }
}

/// The values that a subview carries for any container.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value of a key, or the key's default.
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get {
      // Not `values[…] as? K.Value`: a missing value would pass for one where the type is optional.
      guard let value = values[ObjectIdentifier(key)] as Any? else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Adds the values of other keys; of two values for one key the one that is here stays.
  package mutating func addMissing(_ other: ContainerValues) {
    values.merge(other.values) { own, _ in own }
  }
}

/// The values as a view carries them to the layout around.
package struct ContainerValuesKey: LayoutValueKey {
  package static var defaultValue: ContainerValues { ContainerValues() }
}

extension LayoutSubview {
  /// The values that the subview carries for any container.
  public var containerValues: ContainerValues { self[ContainerValuesKey.self] }
}
