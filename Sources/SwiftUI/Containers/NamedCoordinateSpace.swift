public import LayoutAPI

/// The coordinate space of a view that has a name.
public struct NamedCoordinateSpace: Equatable {
  private let name: AnyHashable

  /// The space of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
