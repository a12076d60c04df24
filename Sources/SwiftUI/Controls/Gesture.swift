/// A movement of the user; nobody moves here.
public protocol Gesture<Value> {
  /// What is known of the movement.
  associatedtype Value
}

extension Gesture {
  /// Calls a function when the movement ends, which is never.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Calls a function while the movement goes on, which is never.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Changes a state while the movement goes on, which is never.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> {
    self
  }
}
