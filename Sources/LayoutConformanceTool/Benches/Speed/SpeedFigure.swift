import LayoutConformance
import LayoutConformanceReports

/// One measured number.
struct SpeedFigure {
  /// What was measured, in words.
  let name: String
  /// The number.
  let value: Double
  /// What the number counts: `cases/s`, `µs`, `times`.
  let unit: String

  /// Notes a number.
  init(_ name: String, _ value: Double, _ unit: String) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  /// The number with three digits that mean something.
  var text: String {
    guard value.isFinite else { return "–" }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : abs(value) >= 1 ? 2 : 3
    let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = (value * scale).rounded()
    guard digits > 0 else { return "\(Int(rounded))" }
    let (whole, rest) = (Int(rounded.magnitude) / Int(scale), Int(rounded.magnitude) % Int(scale))
    let fraction = String(repeating: "0", count: digits - "\(rest)".count) + "\(rest)"
    return "\(rounded < 0 ? "-" : "")\(whole).\(fraction)"
  }

  /// The figure as a line of JSON.
  func json(of measure: String) -> JSONValue {
    .object([
      "version": .int(JSONReport.version), "kind": .string("figure"), "measure": .string(measure),
      "name": .string(name), "value": .number(value), "unit": .string(unit),
    ])
  }
}
