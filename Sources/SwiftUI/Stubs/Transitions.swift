public import LayoutAPI

/// How a view comes and goes; it has no part in layout here.
public struct AnyTransition: Sendable {
  /// It is there at once.
  public static let identity = AnyTransition()

  /// It fades.
  public static let opacity = AnyTransition()

  /// It grows.
  public static let scale = AnyTransition()

  /// It comes from the leading side and goes to the trailing one.
  public static let slide = AnyTransition()

  /// It comes from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// It pushes the old view away.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// It grows from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// It comes from elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// It comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// It comes and goes in both ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// It comes and goes in a time.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How content comes and goes.
public enum ContentTransition: Hashable, Sendable {
  /// At once.
  case identity
  /// It fades.
  case opacity
  /// It goes over into the new one.
  case interpolate
  /// Digit by digit.
  case numericText
}

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

extension View {
  /// Animates changes: not here.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Animates changes of a value: not here.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Sets how the view comes and goes: not here.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Sets how its content comes and goes: not here.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Makes the view stand for another one: not here.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}
