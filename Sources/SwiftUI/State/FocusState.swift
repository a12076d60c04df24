/// Which of several views has the focus; here it is held.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes a focus that nothing has.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Makes a focus that nothing has.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The view that has the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(state: state) }

  /// Access to a focus that something else owns.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>

    /// The view that has the focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
