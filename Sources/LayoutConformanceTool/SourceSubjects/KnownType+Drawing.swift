import LayoutConformance

extension KnownType {
  /// An expression that draws a value of the type.
  ///
  /// - Parameters:
  ///   - name: The name of the value in cases.
  ///   - initial: The expression of the value's default, or nil where it has none.
  ///   - constants: The numbers and words that the layout's source mentions.
  /// - Returns: The expression; nil for a value that is always the same beside its default.
  func value(
    named name: String, default initial: String? = nil,
    constants: SourceConstants = SourceConstants()
  ) -> DrawnValue? {
    let rest = initial.map { ", default: \($0)" } ?? ""
    let known = initial.map { "\(Self.label(of: $0)) | " } ?? ""
    func numeric(by call: String, in range: String, or numbers: [Double]) -> DrawnValue {
      let others = Self.others(numbers, beyond: range)
      return DrawnValue(
        code: "draw.\(call)(\"\(name)\", in: \(range)\(others.code)\(rest))",
        summary: known + range + others.summary)
    }
    switch form {
    case .length:
      return numeric(by: "length", in: DrawnRange.number(named: name), or: constants.numbers)
    case .number("", ""):
      return numeric(by: "number", in: DrawnRange.number(named: name), or: constants.numbers)
    case .whole("", ""):
      return numeric(
        by: "int", in: DrawnRange.whole(named: name),
        or: constants.numbers.filter { $0 == $0.rounded() })
    case .truth:
      return DrawnValue(
        code: "draw.bool(\"\(name)\"\(rest))",
        summary: initial == "true" ? "true | false" : "false | true")
    case .constant: if initial != nil { return nil }
    default: break
    }
    let drawn = drawn(named: name, constants)
    return initial.map { drawn.unlessDefault($0, named: name) } ?? drawn
  }

  /// An expression that draws a value without a default of a type that has no range of its own.
  private func drawn(named name: String, _ constants: SourceConstants) -> DrawnValue {
    switch form {
    case .number(let before, let after):
      let range = spelling == "SwiftUI.Angle" ? "0...360" : DrawnRange.number(named: name)
      return DrawnValue(
        code: "\(before)draw.number(\"\(name)\", in: \(range))\(after)", summary: range)
    case .whole(let before, let after):
      let isSigned = !before.hasPrefix("Swift.UInt")
      let range = isSigned ? DrawnRange.whole(named: name) : DrawnRange.unsigned(named: name)
      return DrawnValue(
        code: "\(before)draw.int(\"\(name)\", in: \(range))\(after)", summary: range)
    case .choice(let values):
      return choice(
        among: values + words(constants, beside: values), of: elementSpelling, named: name)
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
    case .length, .truth:
      return DrawnValue(code: samples[0], summary: Self.label(of: samples[0]))
    }
  }

  /// An expression that draws a number from a range that somebody wrote; nil for a type of other values.
  func draw(in range: String, named name: String) -> String? {
    switch form {
    case .length: "draw.length(\"\(name)\", in: \(range))"
    case .number(let before, let after): "\(before)draw.number(\"\(name)\", in: \(range))\(after)"
    case .whole(let before, let after): "\(before)draw.int(\"\(name)\", in: \(range))\(after)"
    default: nil
    }
  }

  /// The words of a source as expressions of a text, without those that are drawn anyway.
  func words(_ constants: SourceConstants, beside values: [String]) -> [String] {
    guard spelling == "Swift.String" else { return [] }
    return constants.words.map { "\"\($0)\"" }.filter { !values.contains($0) }
  }

  /// The numbers outside of a range as an argument, and for a person to read: those of the source, and
  /// the next ones on either side.
  private static func others(
    _ numbers: [Double], beyond range: String
  ) -> (code: String, summary: String) {
    let upper = range.split(separator: ".").last.flatMap { Double($0) } ?? 0
    let near = numbers.filter { $0 > upper }.prefix(6).flatMap { [$0 - 1, $0, $0 + 1] }
      .filter { $0 > upper }
    let others = Set(near).sorted().map { number in
      Int(exactly: number).map(String.init) ?? "\(number)"
    }
    guard !others.isEmpty else { return ("", "") }
    let list = others.joined(separator: ", ")
    return (", or: [\(list)]", ", \(list)")
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
