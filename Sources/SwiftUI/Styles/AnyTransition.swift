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
