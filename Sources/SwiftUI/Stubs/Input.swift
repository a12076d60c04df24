/// The focus among several views, held as a plain value.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// Makes a focus state without focus.
  public init() where Value == Bool {
    state = State(wrappedValue: false)
  }

  /// Makes a focus state without focus.
  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
  }

  /// The focused view.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the focus.
  public var projectedValue: Binding { Binding(state: state) }

  /// A reference to a focus state.
  @propertyWrapper
  public struct Binding {
    fileprivate let state: State<Value>

    /// The focused view.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// A keyboard.
public enum UIKeyboardType: Hashable, Sendable {
  /// The default keyboard.
  case `default`
  /// A keyboard of digits.
  case numberPad
  /// A keyboard of digits and a decimal point.
  case decimalPad
  /// A keyboard of email addresses.
  case emailAddress
  /// A keyboard of URLs.
  case URL
}

extension View {
  /// Handles a submission; never called.
  nonisolated public func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Binds the focus; no effect on layout.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Binds the focus; no effect on layout.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { self }

  /// Sets the keyboard; no effect on layout.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// Sets whether autocorrection is disabled; no effect on layout.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}
