/// One of the looks of a text field that the system has.
public struct BuiltInTextFieldStyle: TextFieldStyle, Sendable {}
