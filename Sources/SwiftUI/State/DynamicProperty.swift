/// A property of a view that lives outside of the view's value.
public protocol DynamicProperty {
  /// Brings the value up to date before the body of its view is asked.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that reads the environment of its view.
protocol EnvironmentReader {
  /// Takes note of the environment.
  func read(_ environment: EnvironmentValues)
}

/// A place for a value that copies of a property share.
final class Box<Value>: @unchecked Sendable {
  // Views are made and laid out on the main actor only.
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
