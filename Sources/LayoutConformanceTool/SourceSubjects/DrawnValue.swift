/// An expression that draws a value.
struct DrawnValue: Hashable, Sendable {
  /// The expression, with the variable `draw` in it.
  var code: String
  /// The values that it may give, for a person to read: `0...64`, or `leading | center`.
  var summary: String
}
