import LayoutConformance
import LayoutConformanceReports

/// Writes the expressions that draw values for parameters and layout values.
struct ValueDrawing: Sendable {
  /// The types of the user's files.
  let survey: ModuleSurvey

  /// The numbers and words that are drawn beside the usual values.
  var constants = SourceConstants()

  /// The drawing for a layout, whose own constants are tried.
  func of(_ layout: SurveyedType) -> ValueDrawing {
    ValueDrawing(survey: survey, constants: layout.constants)
  }

  /// Draws a value of a type; nil where the type is not one that values can be drawn for.
  ///
  /// - Parameters:
  ///   - mangled: The mangled name of the type.
  ///   - name: The name of the value in cases.
  ///   - initial: The expression of the value's default, or nil where it has none.
  ///   - depth: How many values of the user's own types this one is a part of.
  /// - Returns: The expression, with a summary of its values.
  func value(
    _ mangled: String, named name: String, default initial: String? = nil, depth: Int = 0
  ) -> DrawnValue? {
    let type = Self.escaping(mangled)
    if let known = KnownType(mangled: type) {
      return known.value(named: name, default: initial, constants: constants)
    }
    if let wrapped = Self.wrapped(type) {
      let isNil = ["nil", ".none", nil].contains(initial)
      return value(wrapped, named: name, default: isNil ? nil : initial, depth: depth).map {
        DrawnValue(
          code: "draw.optional(\"\(name)\"\(isNil ? "" : ", defaultIsNil: false")) "
            + "{ draw in \($0.code) }",
          summary: isNil ? "nil | \($0.summary)" : "\($0.summary) | nil")
      }
    }
    let drawn = value(ofOther: type, named: name, depth: depth)
    return initial.flatMap { drawn?.unlessDefault($0, named: name) } ?? drawn
  }

  /// Draws a value of a type that is neither known nor optional.
  private func value(ofOther type: String, named name: String, depth: Int) -> DrawnValue? {
    if let bound = Self.bound(type) {
      return value(bound, named: name, depth: depth).map { value in
        DrawnValue(
          code: "SwiftUI.Binding.constant(\(value.code))", summary: "$(\(value.summary))")
      }
    }
    // A layout of no layouts is nobody's: what is in the list takes the subviews.
    if let layout = Self.layout(in: type).flatMap(KnownType.init(mangled:)) {
      return layout.list(named: name)
    }
    if let list = samples(type), let spelling = spelling(type) {
      return DrawnValue(
        code: "draw.element(\"\(name)\", of: \(list.code) as [\(spelling)])",
        summary: list.summary)
    }
    guard depth < 3, let local = survey.type(mangled: type), !local.isEnum, !local.isGeneric,
      let choice = InitializerChoice(of: local, with: self, prefix: "\(name).", depth: depth + 1),
      choice.missing == nil, !choice.isPrivate
    else { return nil }
    return choice.value
  }

  /// The values of a key, as the arguments of a `LayoutValue` after the key.
  func keyValues(_ mangled: String, named name: String) -> DrawnValue? {
    if let known = KnownType(mangled: mangled), known.isNumeric {
      let range = known.isUnsigned ? "0...64" : DrawnRange.layoutValue(named: name)
      return DrawnValue(code: "in: \(range)", summary: range)
    }
    guard let list = samples(mangled), let spelling = spelling(mangled) else { return nil }
    return DrawnValue(code: "of: \(list.code) as [\(spelling)]", summary: list.summary)
  }
}

extension ValueDrawing {
  /// A list of values of a type.
  private func samples(_ mangled: String) -> DrawnValue? {
    func list(_ values: [String], summary: String? = nil) -> DrawnValue {
      DrawnValue(
        code: "[\(values.joined(separator: ", "))]",
        summary: summary ?? values.map(KnownType.label).joined(separator: " | "))
    }
    if let known = KnownType(mangled: mangled) {
      let samples = known.samples
      return known.spelling.isEmpty
        ? nil : list(samples + known.words(constants, beside: samples))
    }
    if let wrapped = Self.wrapped(mangled) {
      return samples(wrapped).map { values in
        DrawnValue(code: "[nil] + \(values.code)", summary: "nil | \(values.summary)")
      }
    }
    if let element = Self.element(mangled) {
      guard let values = elements(element), !values.isEmpty else { return nil }
      return list([[], [values[0]], values].map { list($0).code })
    }
    guard let local = survey.type(mangled: mangled), !local.isGeneric else { return nil }
    if local.conformances.contains(ModuleSurvey.optionSet) {
      return list(["[]"] + ["1", "2", "3"].map { "\(local.expression)(rawValue: \($0))" })
    }
    guard local.isEnum, local.plainCases.count > 0 else { return nil }
    let summary = local.plainCases.joined(separator: " | ")
    return local.conformances.contains(ModuleSurvey.caseIterable)
      ? DrawnValue(code: "Swift.Array(\(local.expression).allCases)", summary: summary)
      : list(local.plainCases.map { "\(local.expression).`\($0)`" }, summary: summary)
  }

  /// Some values of a type for an array or a set.
  private func elements(_ mangled: String) -> [String]? {
    if let known = KnownType(mangled: mangled) {
      return known.spelling.isEmpty ? nil : known.samples
    }
    guard let local = survey.type(mangled: mangled), local.isEnum, !local.isGeneric else {
      return nil
    }
    return local.plainCases.map { "\(local.expression).`\($0)`" }
  }

  /// A type as generated code spells it.
  private func spelling(_ mangled: String) -> String? {
    if let known = KnownType(mangled: mangled) {
      return known.spelling.isEmpty ? nil : known.elementSpelling
    }
    if let wrapped = Self.wrapped(mangled) { return spelling(wrapped).map { "\($0)?" } }
    if let element = Self.element(mangled) {
      let isSet = mangled.hasPrefix("$sSh")
      return spelling(element).map { isSet ? "Swift.Set<\($0)>" : "[\($0)]" }
    }
    return survey.type(mangled: mangled)?.expression
  }
}

// MARK: - Mangled names

extension ValueDrawing {
  /// The type in an optional.
  private static func wrapped(_ mangled: String) -> String? {
    guard mangled.hasSuffix("SgD") else { return nil }
    let wrapped = "\(mangled.dropLast(3))D"
    // A closure's name begins with a `y` that an optional one leaves out.
    let isClosure = wrapped.hasSuffix("cD") && !wrapped.hasPrefix("$sy")
    return isClosure && !wrapped.hasSuffix("ycD") ? "$sy\(wrapped.dropFirst(2))" : wrapped
  }

  /// The type in an optional, or the type itself where it is none.
  static func unwrapped(_ mangled: String) -> String { wrapped(mangled) ?? mangled }

  /// The type of the value that a binding leads to.
  private static func bound(_ mangled: String) -> String? {
    let prefix = "$s7SwiftUI7BindingVy"
    guard mangled.hasPrefix(prefix), mangled.hasSuffix("GD") else { return nil }
    let value = mangled.dropFirst(prefix.count).dropLast(2)
    // `AA` repeats the module that was named first.
    return value.hasPrefix("AA")
      ? "$s7SwiftUI\(value.dropFirst(2))D" : "$s\(value)D"
  }

  /// The type of the elements of an array of layouts.
  static func layout(in mangled: String) -> String? {
    element(mangled).flatMap { KnownType(mangled: $0)?.isLayout == true ? $0 : nil }
  }

  /// The type of the elements of an array or a set.
  private static func element(_ mangled: String) -> String? {
    ["$sSay", "$sShy"].contains { mangled.hasPrefix($0) } && mangled.hasSuffix("GD")
      ? "$s" + mangled.dropFirst(5).dropLast(2) + "D" : nil
  }

  /// A closure's type as if it were escaping, not `@Sendable` and not of the main actor; other
  /// types as they are.
  private static func escaping(_ mangled: String) -> String {
    for suffix in ["ScMYcYbcD", "ScMYccD", "YbcD", "YbXED", "XED"] where mangled.hasSuffix(suffix) {
      return mangled.dropLast(suffix.count) + "cD"
    }
    return mangled
  }
}
