/// One of the looks of a switch that the system has.
public struct BuiltInToggleStyle: ToggleStyle, Sendable {}
