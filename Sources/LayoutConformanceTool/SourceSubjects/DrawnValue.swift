import Foundation

/// An expression that draws a value.
struct DrawnValue: Hashable, Sendable {
  /// The expression, with the variable `draw` in it.
  var code: String
  /// The values that it may give, for a person to read: `0...64`, or `leading | center`.
  var summary: String
}

extension DrawnValue {
  /// The value of a parameter that keeps its default in half of the cases.
  func unlessDefault(_ initial: String, named name: String) -> DrawnValue {
    let label = KnownType.label(of: initial)
    let others = summary.components(separatedBy: " | ").filter { $0 != label }
    return DrawnValue(
      code: "draw.default(\"\(name)\", \(initial)) { draw in \(code) }",
      summary: ([label] + others).joined(separator: " | "))
  }
}
