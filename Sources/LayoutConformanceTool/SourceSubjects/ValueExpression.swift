/// Writes the expressions that draw values for parameters and layout values.
struct ValueExpression: Sendable {
  /// The types of the user's files.
  let survey: ModuleSurvey

  /// An expression that draws a value of a type from the variable `draw`, or nil where the type
  /// is not one that values can be drawn for.
  func drawing(_ mangled: String, named name: String, depth: Int = 0) -> String? {
    let type = Self.escaping(mangled)
    if let known = KnownType(mangled: type) { return drawing(known, named: name) }
    if let wrapped = Self.wrapped(type) {
      return drawing(wrapped, named: name, depth: depth)
        .map { "draw.optional(\"\(name)\") { draw in \($0) }" }
    }
    if let list = samples(type), let spelling = spelling(type) {
      return choice(list, of: spelling, named: name)
    }
    guard depth < 3, let local = survey.type(mangled: type), !local.isEnum, !local.isGeneric,
      let plan = InitializerChoice(of: local, with: self, prefix: "\(name).", depth: depth + 1),
      plan.missing == nil, !plan.isPrivate
    else { return nil }
    return plan.expression
  }

  /// The values of a key, as the arguments of a `LayoutValue` after the key.
  func keyValues(_ mangled: String) -> String? {
    if let known = KnownType(mangled: mangled), known.isNumeric { return "in: 0...3" }
    guard let list = samples(mangled), let spelling = spelling(mangled) else { return nil }
    return "of: \(list) as [\(spelling)]"
  }
}

extension ValueExpression {
  private func drawing(_ known: KnownType, named name: String) -> String {
    switch known.form {
    case .length:
      return "draw.length(\"\(name)\", in: \(DrawnRange.number(named: name)))"
    case .number(let before, let after):
      let range =
        known.spelling == "SwiftUI.Angle" ? "0...360" : DrawnRange.number(named: name)
      return "\(before)draw.number(\"\(name)\", in: \(range))\(after)"
    case .whole(let before, let after):
      return "\(before)draw.int(\"\(name)\", in: \(DrawnRange.whole(named: name)))\(after)"
    case .truth:
      return "draw.bool(\"\(name)\")"
    case .choice(let values):
      return choice(
        "[\(values.joined(separator: ", "))]", of: known.elementSpelling, named: name)
    case .lengths(let labels):
      let arguments = labels.map { label in
        "\(label): draw.length(\"\(name).\(label)\", in: \(DrawnRange.number(named: name)))"
      }
      return "\(known.spelling)(\(arguments.joined(separator: ", ")))"
    case .constant(let value):
      return value
    }
  }

  private func choice(_ list: String, of spelling: String, named name: String) -> String {
    "draw.element(\"\(name)\", of: \(list) as [\(spelling)])"
  }

  /// A list of values of a type, as source code.
  private func samples(_ mangled: String) -> String? {
    func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }
    if let known = KnownType(mangled: mangled) {
      return known.spelling.isEmpty ? nil : list(known.samples)
    }
    if let wrapped = Self.wrapped(mangled) {
      return samples(wrapped).map { "[nil] + \($0)" }
    }
    if let element = Self.element(mangled) {
      guard let known = KnownType(mangled: element), !known.spelling.isEmpty else { return nil }
      let values = known.samples
      return list([[], [values[0]], values].map(list))
    }
    guard let local = survey.type(mangled: mangled), !local.isGeneric else { return nil }
    if local.conformances.contains(ModuleSurvey.optionSet) {
      return list(["[]"] + ["1", "2", "3"].map { "\(local.name)(rawValue: \($0))" })
    }
    guard local.isEnum else { return nil }
    if local.conformances.contains(ModuleSurvey.caseIterable) {
      return "Swift.Array(\(local.name).allCases)"
    }
    return local.plainCases.isEmpty
      ? nil : list(local.plainCases.map { "\(local.name).`\($0)`" })
  }

  /// A type as generated code spells it.
  private func spelling(_ mangled: String) -> String? {
    if let known = KnownType(mangled: mangled) {
      return known.spelling.isEmpty ? nil : known.elementSpelling
    }
    if let wrapped = Self.wrapped(mangled) { return spelling(wrapped).map { "\($0)?" } }
    if let element = Self.element(mangled) { return spelling(element).map { "[\($0)]" } }
    return survey.type(mangled: mangled)?.name
  }
}

// MARK: - Mangled names

extension ValueExpression {
  /// The type in an optional.
  private static func wrapped(_ mangled: String) -> String? {
    mangled.hasSuffix("SgD") ? mangled.dropLast(3) + "D" : nil
  }

  /// The type of an array's elements.
  private static func element(_ mangled: String) -> String? {
    mangled.hasPrefix("$sSay") && mangled.hasSuffix("GD")
      ? "$s" + mangled.dropFirst(5).dropLast(2) + "D" : nil
  }

  /// A closure's type as if it were escaping and not `@Sendable`; other types as they are.
  private static func escaping(_ mangled: String) -> String {
    for suffix in ["YbcD", "XED", "YbXED"] where mangled.hasSuffix(suffix) {
      return mangled.dropLast(suffix.count) + "cD"
    }
    return mangled
  }
}

extension KnownType {
  /// The type as it stands inside an array's brackets.
  fileprivate var elementSpelling: String {
    spelling == "SwiftUI.Layout" ? "any \(spelling)" : spelling
  }
}
