/// The initialiser by which a type is made, with an expression for each argument.
struct InitializerChoice: Hashable, Sendable {
  /// The whole expression.
  var expression: String
  /// The first parameter that no value can be drawn for, or nil where the expression is complete.
  var missing: SurveyedType.Parameter?
  /// Whether the initialiser is seen inside its own type only.
  var isPrivate: Bool
  private var missingCount: Int
  private var drawnCount: Int

  /// Chooses among the initialisers of a type, or the plain cases of an enum.
  ///
  /// Arguments with a default are left away. The initialiser with the fewest arguments that cannot
  /// be drawn is taken; among those the one with the most that can, which reaches most of the
  /// layout; among those the first. Nil where there is none.
  init?(
    of type: SurveyedType, with values: ValueExpression, prefix: String = "", depth: Int = 0
  ) {
    let choices = type.initializers.compactMap { initializer -> InitializerChoice? in
      let isReachable = type.isOwnScope || !initializer.isPrivate
      guard isReachable, !initializer.isFailable else { return nil }
      return InitializerChoice(initializer, of: type, with: values, prefix, depth)
    }
    let cases = type.plainCases.map { "\(type.expression).`\($0)`" }
    if !cases.isEmpty {
      self.init(
        expression: "draw.element(\"case\", of: [\(cases.joined(separator: ", "))])",
        isPrivate: false, missingCount: 0, drawnCount: 1)
      return
    }
    // `min(by:)` takes the first of equals.
    guard let best = choices.min(by: { $0.rank < $1.rank }) else { return nil }
    self = best
  }

  private init(
    expression: String, isPrivate: Bool, missingCount: Int, drawnCount: Int
  ) {
    self.expression = expression
    self.isPrivate = isPrivate
    self.missingCount = missingCount
    self.drawnCount = drawnCount
  }

  private init(
    _ initializer: SurveyedType.Initializer, of type: SurveyedType, with values: ValueExpression,
    _ prefix: String, _ depth: Int
  ) {
    self.init(
      expression: "", isPrivate: initializer.isPrivate, missingCount: 0, drawnCount: 0)
    var arguments: [String] = []
    for parameter in initializer.parameters where !parameter.isOptional {
      let name = parameter.label ?? parameter.name
      let generics = type.levels.last?.generics ?? GenericClause()
      let kind = parameter.isInout ? nil : generics.concrete(parameter.type)
      let drawn = kind.flatMap { values.drawing($0, named: prefix + name, depth: depth) }
      if let drawn {
        drawnCount += 1
        arguments.append(parameter.label.map { "\($0): \(drawn)" } ?? drawn)
      } else {
        missingCount += 1
        if missing == nil { missing = parameter }
        arguments.append(parameter.label.map { "\($0): …" } ?? "…")
      }
    }
    expression = "\(type.expression)(\(arguments.joined(separator: ", ")))"
  }

  /// Smaller is better.
  private var rank: (Int, Int) { (missingCount, -drawnCount) }
}
