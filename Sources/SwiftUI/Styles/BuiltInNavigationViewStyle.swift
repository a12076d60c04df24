/// One of the looks of navigation that the system has.
public struct BuiltInNavigationViewStyle: NavigationViewStyle, Sendable {}
