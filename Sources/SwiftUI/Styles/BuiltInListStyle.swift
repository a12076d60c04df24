/// One of the looks of a list that the system has.
public struct BuiltInListStyle: ListStyle, Sendable {}
