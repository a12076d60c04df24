/// The initialisers by which a type is made, with an expression for each argument.
struct InitializerChoice: Hashable, Sendable {
  /// The whole expression.
  private(set) var value: DrawnValue
  /// The expression by the first initialiser alone, without arguments that have a default: what the
  /// type can be made by where the whole expression does not compile.
  private(set) var plainValue: DrawnValue
  /// The whole expression with a blank for each argument, for the user to fill in.
  private(set) var template: String
  /// The first parameter that no value can be drawn for, or nil where the expression is complete.
  private(set) var missing: SurveyedType.Parameter?
  /// Whether the initialiser is seen inside its own type only.
  let isPrivate: Bool
  private let isImplied: Bool
  private var label = ""
  private var missingCount = 0
  private var drawnCount = 0

  /// Chooses the initialisers of a type, or the plain cases of an enum.
  ///
  /// An argument with a default keeps it in about half of the cases, where values can be drawn for it.
  /// The initialiser with the fewest arguments that cannot be drawn comes first; among those the one
  /// with the most that can, which reaches most of the layout; among those the first. A layout is made
  /// by each that is complete, a value inside of it by the first one. Nil where there is none.
  init?(of type: SurveyedType, with drawing: ValueDrawing, prefix: String = "", depth: Int = 0) {
    guard type.plainCases.isEmpty else {
      self.init(casesOf: type)
      return
    }
    let choices = type.initializers.compactMap { initializer -> InitializerChoice? in
      let isReachable = type.isOwnScope || !initializer.isPrivate
      guard isReachable, !initializer.isFailable else { return nil }
      return InitializerChoice(initializer, of: type, with: drawing, prefix, depth)
    }
    // `min(by:)` takes the first of equals.
    guard let best = choices.min(by: { $0.rank < $1.rank }) else { return nil }
    self = best
    guard depth == 0, missing == nil else { return }
    var labels: Set = [label]
    let others = choices.filter {
      $0.missing == nil && !$0.isImplied && labels.insert($0.label).inserted
    }
    guard !others.isEmpty else { return }
    let all = [best] + others
    let names = all.map { "\"\($0.label)\"" }.joined(separator: ", ")
    let branches = all.enumerated().dropFirst().map { "case \($0): \($1.value.code)" }
    value = DrawnValue(
      code: "switch draw.initializer([\(names)]) { \(branches.joined(separator: "; ")); "
        + "default: \(best.value.code) }",
      summary: all.map(\.value.summary).joined(separator: " or "))
  }

  private init(casesOf type: SurveyedType) {
    let cases = type.plainCases.map { "\(type.expression).`\($0)`" }
    value = DrawnValue(
      code: "draw.element(\"case\", of: [\(cases.joined(separator: ", "))])",
      summary: "\(type.name).(\(type.plainCases.joined(separator: " | ")))")
    plainValue = value
    template = "\(type.name).…"
    isPrivate = false
    isImplied = false
  }

  private init(
    _ initializer: SurveyedType.Initializer, of type: SurveyedType, with drawing: ValueDrawing,
    _ prefix: String, _ depth: Int
  ) {
    typealias Argument = (label: String, code: String, summary: String, isNeeded: Bool)
    isPrivate = initializer.isPrivate
    isImplied = initializer.isImplied
    label = "init(\(initializer.parameters.map { "\($0.label ?? "_"):" }.joined()))"
    var arguments: [Argument] = []
    for parameter in initializer.parameters {
      let name = prefix + (parameter.label ?? parameter.name)
      var kind = parameter.isInout ? nil : Self.kind(of: parameter, initializer, type)
      var isNeeded = !parameter.isOptional
      if parameter.isVariadic, let layout = kind.flatMap(ValueDrawing.layout(in:)) {
        // A layout of no layouts is nobody's: one of them is given.
        kind = layout
        isNeeded = true
      } else if parameter.isOptional, parameter.defaultValue == nil {
        continue
      }
      let drawn = kind.flatMap {
        drawing.value($0, named: name, default: parameter.defaultValue, depth: depth)
      }
      guard drawn != nil || isNeeded else { continue }
      if drawn == nil {
        missingCount += 1
        missing = missing ?? parameter
      } else {
        drawnCount += 1
      }
      let label = parameter.label.map { "\(SurveyedType.spelling(of: $0)): " } ?? ""
      arguments.append((label, drawn?.code ?? "…", drawn?.summary ?? "…", isNeeded))
    }
    func call(_ name: String, _ arguments: [Argument], _ text: (Argument) -> String) -> String {
      "\(name)(\(arguments.map { $0.label + text($0) }.joined(separator: ", ")))"
    }
    func value(_ arguments: [Argument]) -> DrawnValue {
      DrawnValue(
        code: call(type.expression, arguments) { $0.code },
        summary: call(KnownType.label(of: type.expression), arguments) { $0.summary })
    }
    let needed = arguments.filter(\.isNeeded)
    self.value = value(arguments)
    plainValue = value(needed)
    template = call(KnownType.label(of: type.expression), needed) { _ in "…" }
  }

  /// The mangled type of the values for a parameter; nil where it is a parameter of the type's that is
  /// not known.
  private static func kind(
    of parameter: SurveyedType.Parameter, _ initializer: SurveyedType.Initializer,
    _ type: SurveyedType
  ) -> String? {
    // In a generic type the mangling tells the initialiser's own parameters by their depth.
    let own = initializer.layoutParameters.filter { !type.isGeneric || $0.hasPrefix("$sqd") }
    let generics = type.levels.last?.generics ?? GenericClause()
    return GenericClause.replacing(parameter.type) {
      own.contains($0) ? GenericClause.anyLayout : $0
    }
    .flatMap(generics.concrete)
  }

  /// Smaller is better.
  private var rank: (Int, Int) { (missingCount, -drawnCount) }
}
