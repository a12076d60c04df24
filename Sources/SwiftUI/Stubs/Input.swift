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

/// The keys that the user is shown.
public enum UIKeyboardType: Hashable, Sendable {
  /// All.
  case `default`
  /// Digits.
  case numberPad
  /// Digits and a point.
  case decimalPad
  /// Those of addresses.
  case emailAddress
  /// Those of addresses.
  case URL
}

extension View {
  /// Calls a function when the user submits: not here.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Moves the focus: not here.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Moves the focus: not here.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets the keyboard, which has no part in layout.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets whether text is corrected, which has no part in layout.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
