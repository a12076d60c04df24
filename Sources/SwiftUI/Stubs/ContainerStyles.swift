/// A list style; no effect on layout.
public protocol ListStyle {}

extension ListStyle where Self == BuiltInListStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInListStyle { BuiltInListStyle() }

  /// The style `plain`.
  public static var plain: BuiltInListStyle { BuiltInListStyle() }

  /// The style `grouped`.
  public static var grouped: BuiltInListStyle { BuiltInListStyle() }

  /// The style `inset`.
  public static var inset: BuiltInListStyle { BuiltInListStyle() }

  /// The style `insetGrouped`.
  public static var insetGrouped: BuiltInListStyle { BuiltInListStyle() }

  /// The style `sidebar`.
  public static var sidebar: BuiltInListStyle { BuiltInListStyle() }
}

/// A built-in list style.
public struct BuiltInListStyle: ListStyle, Sendable {}

/// A tab view style; no effect on layout.
public protocol TabViewStyle {}

extension TabViewStyle where Self == BuiltInTabViewStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInTabViewStyle { BuiltInTabViewStyle() }

  /// The style `page`.
  public static var page: BuiltInTabViewStyle { BuiltInTabViewStyle() }
}

/// A built-in tab view style.
public struct BuiltInTabViewStyle: TabViewStyle, Sendable {}

/// A navigation view style; no effect on layout.
public protocol NavigationViewStyle {}

extension NavigationViewStyle where Self == BuiltInNavigationViewStyle {
  /// The style `automatic`.
  public static var automatic: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }

  /// The style `stack`.
  public static var stack: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }

  /// The style `columns`.
  public static var columns: BuiltInNavigationViewStyle { BuiltInNavigationViewStyle() }
}

/// A built-in navigation view style.
public struct BuiltInNavigationViewStyle: NavigationViewStyle, Sendable {}

extension View {
  /// Sets the style of lists; no effect on layout.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the style of tabs; no effect on layout.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }

  /// Sets the style of navigation; no effect on layout.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
