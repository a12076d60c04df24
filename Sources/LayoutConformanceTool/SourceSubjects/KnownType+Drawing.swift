extension KnownType {
  /// An expression that draws a value of the type.
  func value(named name: String) -> DrawnValue {
    switch form {
    case .length:
      let range = DrawnRange.number(named: name)
      return DrawnValue(code: "draw.length(\"\(name)\", in: \(range))", summary: range)
    case .number(let before, let after):
      let range = spelling == "SwiftUI.Angle" ? "0...360" : DrawnRange.number(named: name)
      return DrawnValue(
        code: "\(before)draw.number(\"\(name)\", in: \(range))\(after)", summary: range)
    case .whole(let before, let after):
      let range = DrawnRange.whole(named: name)
      return DrawnValue(
        code: "\(before)draw.int(\"\(name)\", in: \(range))\(after)", summary: range)
    case .truth:
      return DrawnValue(code: "draw.bool(\"\(name)\")", summary: "false | true")
    case .choice(let values):
      return choice(among: values, of: elementSpelling, named: name)
    case .lengths(let labels):
      let range = DrawnRange.number(named: name)
      let arguments = labels.map { label in
        "\(label): draw.length(\"\(name).\(label)\", in: \(range))"
      }
      return DrawnValue(
        code: "\(spelling)(\(arguments.joined(separator: ", ")))",
        summary: "\(Self.label(of: spelling))(\(range))")
    case .constant(let value):
      return DrawnValue(code: value, summary: Self.label(of: value))
    }
  }

  /// An expression that draws a list of one to three values of the type.
  func list(named name: String) -> DrawnValue {
    let samples = samples
    let lists =
      samples.map { [$0] }
      + (2...3).map { count in
        (0..<count).map { samples[$0 % samples.count] }
      }
    return choice(
      among: lists.map { "[\($0.joined(separator: ", "))]" }, of: "[\(elementSpelling)]",
      named: name)
  }

  /// The choice is made among labels: what the values themselves are described by says little,
  /// and may differ from one run to the next.
  private func choice(
    among values: [String], of type: String, named name: String
  ) -> DrawnValue {
    let pairs = values.map { value in
      let label = Self.label(of: value)
      return "(\"\(label.map { $0 == "\"" ? "\\\"" : "\($0)" }.joined())\", \(value))"
    }
    return DrawnValue(
      code: "\(CheckerSource.prefix)Choice(&draw, \"\(name)\", "
        + "[\(pairs.joined(separator: ", "))] as [(Swift.String, \(type))])",
      summary: values.map(Self.label).joined(separator: " | "))
  }

  /// The type as it stands inside an array's brackets.
  var elementSpelling: String {
    spelling == "SwiftUI.Layout" ? "any \(spelling)" : spelling
  }

  /// An expression without what only the compiler needs: `.leading` becomes `leading`.
  static func label(of expression: String) -> String {
    // The points in a closure belong to it.
    guard !expression.hasPrefix("{") else { return expression }
    var label = expression
    for module in ["SwiftUI.", "Foundation.", "Swift."] {
      label = label.split(separator: module, omittingEmptySubsequences: false).joined()
    }
    if label.hasPrefix(".") { label.removeFirst() }
    return label.split(separator: " .", omittingEmptySubsequences: false).joined(separator: " ")
      .split(separator: "[.", omittingEmptySubsequences: false).joined(separator: "[")
  }
}
