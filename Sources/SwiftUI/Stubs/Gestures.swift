public import LayoutAPI

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
  ) -> some Gesture<Value> { self }
}

/// A short touch.
public struct TapGesture: Gesture, Sendable {
  /// Nothing is known of the movement.
  public typealias Value = Void

  /// Makes a gesture.
  public init(count: Int = 1) {}
}

/// A long touch.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the touch is long enough.
  public typealias Value = Bool

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5) {}
}

/// The movement of a finger.
public struct DragGesture: Gesture, Sendable {
  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where it began.
    public var startLocation: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A movement of two fingers apart.
public struct MagnificationGesture: Gesture, Sendable {
  /// By how much the distance has grown.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A value that a gesture changes while it lasts; here it is held.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a state with its value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a state with its value.
  public init(initialValue: Value) {
    wrappedValue = initialValue
  }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

extension View {
  /// Calls a function on a tap: not here.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Calls a function on a long press: not here.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Takes part in a gesture: not here.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Takes part in a gesture before others: not here.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Takes part in a gesture with others: not here.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Says that the view reacts to touches: not here.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets which shape reacts to the user, which has no part in layout.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
