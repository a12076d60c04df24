/// The initialiser by which a type is made, with an expression for each argument.
struct InitializerChoice: Hashable, Sendable {
  /// The whole expression.
  private(set) var value: DrawnValue
  /// The whole expression with a blank for each argument, for the user to fill in.
  private(set) var template: String
  /// The first parameter that no value can be drawn for, or nil where the expression is complete.
  private(set) var missing: SurveyedType.Parameter?
  /// Whether the initialiser is seen inside its own type only.
  let isPrivate: Bool
  private var missingCount = 0
  private var drawnCount = 0

  /// Chooses among the initialisers of a type, or the plain cases of an enum.
  ///
  /// Arguments with a default are left away. The initialiser with the fewest arguments that cannot
  /// be drawn is taken; among those the one with the most that can, which reaches most of the
  /// layout; among those the first. Nil where there is none.
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
  }

  private init(casesOf type: SurveyedType) {
    let cases = type.plainCases.map { "\(type.expression).`\($0)`" }
    value = DrawnValue(
      code: "draw.element(\"case\", of: [\(cases.joined(separator: ", "))])",
      summary: "\(type.name).(\(type.plainCases.joined(separator: " | ")))")
    template = "\(type.name).…"
    isPrivate = false
  }

  private init(
    _ initializer: SurveyedType.Initializer, of type: SurveyedType, with drawing: ValueDrawing,
    _ prefix: String, _ depth: Int
  ) {
    isPrivate = initializer.isPrivate
    var arguments: [(label: String, code: String, summary: String)] = []
    for parameter in initializer.parameters {
      let name = prefix + (parameter.label ?? parameter.name)
      var kind = parameter.isInout ? nil : Self.kind(of: parameter, initializer, type)
      if parameter.isVariadic, let layout = kind.flatMap(ValueDrawing.layout(in:)) {
        // A layout of no layouts is nobody's: one of them is given.
        kind = layout
      } else if parameter.isOptional {
        continue
      }
      let drawn = kind.flatMap { drawing.value($0, named: name, depth: depth) }
      if drawn == nil {
        missingCount += 1
        missing = missing ?? parameter
      } else {
        drawnCount += 1
      }
      let label = parameter.label.map { "\(SurveyedType.spelling(of: $0)): " } ?? ""
      arguments.append((label, drawn?.code ?? "…", drawn?.summary ?? "…"))
    }
    func call(
      _ name: String, _ argument: ((label: String, code: String, summary: String)) -> String
    )
      -> String
    {
      "\(name)(\(arguments.map { $0.label + argument($0) }.joined(separator: ", ")))"
    }
    value = DrawnValue(
      code: call(type.expression) { $0.code },
      summary: call(KnownType.label(of: type.expression)) { $0.summary })
    template = call(KnownType.label(of: type.expression)) { _ in "…" }
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
