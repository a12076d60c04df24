/// One of the looks of tabs that the system has.
public struct BuiltInTabViewStyle: TabViewStyle, Sendable {}
