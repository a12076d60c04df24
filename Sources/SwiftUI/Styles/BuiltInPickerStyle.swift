/// One of the looks of a picker that the system has.
public struct BuiltInPickerStyle: PickerStyle, Sendable {}
