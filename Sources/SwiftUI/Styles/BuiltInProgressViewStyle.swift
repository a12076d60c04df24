/// One of the looks of a sign that something goes on that the system has.
public struct BuiltInProgressViewStyle: ProgressViewStyle, Sendable {}
