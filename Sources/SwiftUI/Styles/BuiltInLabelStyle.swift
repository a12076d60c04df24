/// One of the looks of a label that the system has.
public struct BuiltInLabelStyle: LabelStyle, Sendable {}
