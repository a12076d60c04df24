/// One of the looks of a menu that the system has.
public struct BuiltInMenuStyle: MenuStyle, Sendable {}
