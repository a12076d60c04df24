import LayoutConformanceRunning

/// Decides which subjects the user's files give, and how each is made.
struct SubjectPlanner: Sendable {
  /// The subjects that can be made.
  private(set) var subjects: [SubjectPlan] = []
  /// The keys whose values can be drawn.
  private(set) var keys: [KeyPlan] = []
  /// The layouts that cannot be made, each with the reason.
  private(set) var failures: [SourceNote] = []
  private let files: [SourceFile]

  /// Plans the subjects of some files.
  ///
  /// - Parameters:
  ///   - survey: The types of the files.
  ///   - files: The files as the user has them, for the places in messages.
  ///   - make: The expressions given with `--make`.
  /// - Throws: `SourceError.make` for an expression that makes no layout of the files.
  init(
    survey: ModuleSurvey, files: [SourceFile], make: [MakeExpression]
  ) throws(SourceError) {
    self.files = files
    let layouts = survey.layouts.filter { files[$0.file].role == .subject }
    let drawing = ValueDrawing(survey: survey)
    var given: [String: [MakeExpression]] = [:]
    for expression in make {
      let best = layouts.max { expression.match($0) < expression.match($1) }
      guard let best, expression.match(best) > 0 else {
        throw .make(expression: expression.text, reason: Self.unknown(expression, layouts))
      }
      given[best.usr, default: []].append(expression)
    }
    for type in layouts {
      plan(type, given: given[type.usr] ?? [], with: drawing.of(type))
    }
    let constants = SourceLiterals.joined(layouts.map(\.constants))
    for type in survey.keys {
      guard let scope = type.scope, !type.isGeneric, let value = type.aliases["Value"],
        let values = ValueDrawing(survey: survey, constants: constants)
          .keyValues(value, named: type.levels.last?.name ?? type.name)
      else { continue }
      keys.append(
        KeyPlan(
          name: type.levels.last?.name ?? type.name, type: type, scope: scope,
          values: values, isSeenOutside: survey.isSeenOutside(type)))
    }
    nameApart()
  }

  /// Makes a subject in its simplest way if it turned out not to compile, or takes it away, for a reason.
  mutating func drop(_ plan: SubjectPlan, reason: String) {
    guard let index = subjects.firstIndex(of: plan) else { return }
    if let plain = plan.plainValue, plain != plan.value {
      subjects[index].value = plain
      subjects[index].plainValue = nil
      return
    }
    subjects.removeAll { $0 == plan }
    fail(
      plan.type,
      "'\(plan.name)' could not be made as '\(plan.value.summary)': \(reason); "
        + "give an expression with --make '\(plan.type.name)(…)'")
  }

  /// Makes a subject in code of the main actor, where that turned out to be needed.
  mutating func moveToMainActor(_ plan: SubjectPlan) {
    for index in subjects.indices where subjects[index] == plan {
      subjects[index].isOnMainActor = true
    }
  }

  /// Takes a key away that turned out not to compile.
  mutating func drop(_ plan: KeyPlan) {
    keys.removeAll { $0 == plan }
  }
}

extension SubjectPlanner {
  private mutating func plan(
    _ type: SurveyedType, given: [MakeExpression], with drawing: ValueDrawing
  ) {
    guard let scope = type.scope else {
      fail(type, "'\(type.name)' is private inside a private type and cannot be reached")
      return
    }
    guard given.isEmpty else {
      subjects += given.map { expression in
        SubjectPlan(
          name: given.count > 1 ? expression.text : type.name, type: type,
          // What the expression says of generic arguments is not to be said twice.
          scope: type.isGeneric && type.levels.count == 1 ? [] : scope,
          value: DrawnValue(code: expression.code(making: type), summary: expression.text),
          make: expression.text)
      }
      return
    }
    guard let choice = InitializerChoice(of: type, with: drawing) else {
      fail(
        type,
        "'\(type.name)' has no initialiser that can be called here; give an expression with "
          + "--make '\(type.name)(…)'")
      return
    }
    if let missing = choice.missing {
      let name = missing.label ?? missing.name
      let kind = missing.spelling.map { " of type '\($0)'" } ?? ""
      fail(
        type,
        "'\(type.name)' needs a value for '\(name)'\(kind), which cannot be guessed; give it "
          + "with --make '\(choice.template)'")
      return
    }
    subjects.append(
      SubjectPlan(
        name: type.name, type: type, scope: scope, value: choice.value,
        plainValue: choice.plainValue))
  }

  private mutating func fail(_ type: SurveyedType, _ text: String) {
    failures.append(
      SourceNote(
        kind: .notMade, name: type.name,
        message: files[type.file].message(at: type.offset, text)))
  }

  /// Gives subjects of one name, which private types of two files may have, their file's name.
  private mutating func nameApart() {
    let names = Dictionary(grouping: subjects, by: \.name)
    for index in subjects.indices where (names[subjects[index].name]?.count ?? 0) > 1 {
      let path = files[subjects[index].type.file].path
      subjects[index].name += " (\(path.split(separator: "/").last ?? ""))"
    }
    let keyNames = Dictionary(grouping: keys, by: \.name)
    for index in keys.indices where (keyNames[keys[index].name]?.count ?? 0) > 1 {
      keys[index].name = keys[index].type.name
    }
  }

  private static func unknown(_ expression: MakeExpression, _ layouts: [SurveyedType]) -> String {
    let names = layouts.map { "'\($0.name)'" }.joined(separator: ", ")
    return "makes no layout of these files; "
      + (names.isEmpty ? "they hold none" : "they hold \(names)")
  }
}

// MARK: - Notes

extension SubjectPlanner {
  /// What is to be said about the subjects, the keys and the layouts that cannot be made.
  var notes: [SourceNote] {
    let made = subjects.map { plan in
      SourceNote(
        kind: .made, name: plan.name,
        message: files[plan.type.file].message(
          at: plan.type.offset, "'\(plan.name)' is made as '\(plan.value.summary)'"))
    }
    let drawn = keys.map { plan in
      SourceNote(
        kind: .key, name: plan.type.name,
        message: files[plan.type.file].message(
          at: plan.type.offset,
          "the values of '\(plan.type.name)' are \(plan.values.summary)"
            + (plan.isSeenOutside ? "" : ", in a tenth of the cases: it is not public")))
    }
    return made + failures + drawn
  }
}
