/// One of the looks of a button that the system has.
public struct BuiltInPrimitiveButtonStyle: PrimitiveButtonStyle, Sendable {}
