/// What positions are relative to.
public enum CoordinateSpace: Hashable {
  /// The whole tree.
  case global
  /// The view itself.
  case local
  /// A view that has a name.
  case named(AnyHashable)

  /// The space of a scroll view around.
  public static var scrollView: CoordinateSpace { .named("scrollView") }
}
