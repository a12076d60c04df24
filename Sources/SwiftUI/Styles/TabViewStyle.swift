/// The look of tabs; it has no effect here.
public protocol TabViewStyle {}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInTabViewStyle { BuiltInTabViewStyle() }

  /// The look `page`.
  public static var page: BuiltInTabViewStyle { BuiltInTabViewStyle() }
}
