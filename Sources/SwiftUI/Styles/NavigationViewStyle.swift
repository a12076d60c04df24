/// The look of navigation; it has no effect here.
public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == BuiltInNavigationViewStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }

  /// The look `stack`.
  public static var stack: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }

  /// The look `columns`.
  public static var columns: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }
}
