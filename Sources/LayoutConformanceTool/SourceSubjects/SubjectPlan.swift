/// How one subject is made.
struct SubjectPlan: Hashable, Sendable {
  /// The subject's name in reports.
  var name: String
  /// The layout type.
  var type: SurveyedType
  /// The levels of the type in whose extension the expression stands.
  var scope: [SurveyedType.Level]
  /// The expression that makes the layout.
  var value: DrawnValue
  /// A simpler expression for where that one does not compile, or nil where there is none.
  var plainValue: DrawnValue?
  /// Whether the expression may stand in code of the main actor only, as a view's initialiser may.
  var isOnMainActor = false
  /// The argument of `--make` that the expression comes from, if it does.
  var make: String?
}

/// How the values of one key are made.
struct KeyPlan: Hashable, Sendable {
  /// The key's name in cases.
  var name: String
  /// The key type.
  var type: SurveyedType
  /// The levels of the type in whose extension the expression stands.
  var scope: [SurveyedType.Level]
  /// The arguments of a `LayoutValue` after the key.
  var values: DrawnValue
  /// Whether other modules can set the value.
  var isSeenOutside: Bool
}
