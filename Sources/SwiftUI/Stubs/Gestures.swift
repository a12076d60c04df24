public import LayoutAPI

/// A gesture; none is ever recognised.
public protocol Gesture<Value> {
  /// The value of the gesture.
  associatedtype Value
}

extension Gesture {
  /// Handles the end of the gesture; never called.
  public func onEnded(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Handles changes during the gesture; never called.
  public func onChanged(_ action: @escaping (Value) -> Void) -> some Gesture<Value> { self }

  /// Updates a state during the gesture; never called.
  public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> some Gesture<Value> { self }
}

/// A tap.
public struct TapGesture: Gesture, Sendable {
  /// No value.
  public typealias Value = Void

  /// Makes a gesture.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture, Sendable {
  /// Whether the press is long enough.
  public typealias Value = Bool

  /// Makes a gesture.
  public init(minimumDuration: Double = 0.5) {}
}

/// A drag.
public struct DragGesture: Gesture, Sendable {
  /// The value of the gesture.
  public struct Value: Equatable, Sendable {
    /// The current location.
    public var location: CGPoint
    /// The start location.
    public var startLocation: CGPoint
    /// The translation, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
  }

  /// Makes a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A pinch.
public struct MagnificationGesture: Gesture, Sendable {
  /// The magnification.
  public typealias Value = CGFloat

  /// Makes a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// A value during a gesture; always the initial value here.
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
  /// Handles a tap; never called.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Handles a long press; never called.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Adds a gesture; never recognised.
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Adds a gesture before others; never recognised.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Adds a gesture beside others; never recognised.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }

  /// Sets whether the view receives gestures; no effect on layout.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// Sets the shape of the hit area; no effect on layout.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
}
