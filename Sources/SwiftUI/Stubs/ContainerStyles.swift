/// The look of a list; it has no effect here.
public protocol ListStyle {}

extension ListStyle where Self == BuiltInListStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInListStyle { BuiltInListStyle() }

  /// The look `plain`.
  public static var plain: BuiltInListStyle { BuiltInListStyle() }

  /// The look `grouped`.
  public static var grouped: BuiltInListStyle { BuiltInListStyle() }

  /// The look `inset`.
  public static var inset: BuiltInListStyle { BuiltInListStyle() }

  /// The look `insetGrouped`.
  public static var insetGrouped: BuiltInListStyle { BuiltInListStyle() }

  /// The look `sidebar`.
  public static var sidebar: BuiltInListStyle { BuiltInListStyle() }
}

/// One of the looks of a list that the system has.
public struct BuiltInListStyle: ListStyle, Sendable {}

/// The look of tabs; it has no effect here.
public protocol TabViewStyle {}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  /// The look `automatic`.
  public static var automatic: BuiltInTabViewStyle { BuiltInTabViewStyle() }

  /// The look `page`.
  public static var page: BuiltInTabViewStyle { BuiltInTabViewStyle() }
}

/// One of the looks of tabs that the system has.
public struct BuiltInTabViewStyle: TabViewStyle, Sendable {}

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

/// One of the looks of navigation that the system has.
public struct BuiltInNavigationViewStyle: NavigationViewStyle, Sendable {}

extension View {
  /// Sets the style of lists, which has no part in layout.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the style of tabs, which has no part in layout.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of navigation, which has no part in layout.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
