public import LayoutAPI

/// A transition of a view; no effect on layout.
public struct AnyTransition: Sendable {
  /// The identity transition.
  public static let identity = AnyTransition()

  /// A fade.
  public static let opacity = AnyTransition()

  /// A scaling.
  public static let scale = AnyTransition()

  /// A move in from the leading edge and out to the trailing one.
  public static let slide = AnyTransition()

  /// A move from an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }

  /// A push from an edge.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }

  /// A scaling from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }

  /// A move by an offset.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }

  /// One transition of insertion, another of removal.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition()
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// The transition with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A transition of a view's content; no effect on layout.
public struct ContentTransition: Hashable, Sendable {
  /// No transition.
  public static let identity = ContentTransition()

  /// A fade.
  public static let opacity = ContentTransition()

  /// Interpolation to the new content.
  public static let interpolate = ContentTransition()

  /// Digit by digit, for numbers.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition()
  }

  /// Digit by digit, in the direction in which a number changes.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A namespace of matched geometry; no effect on layout.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {}

  /// Makes a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Animates changes; no effect on layout.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Animates changes of a value; no effect on layout.
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    self
  }

  /// Sets the transition; no effect on layout.
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }

  /// Sets the transition of the content; no effect on layout.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Matches the geometry of views; no effect on layout.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, isSource: Bool = true
  ) -> some View { self }
}
