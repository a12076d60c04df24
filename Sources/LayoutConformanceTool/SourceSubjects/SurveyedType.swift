import LayoutConformance

/// A type of the user's files as the compiler sees it.
struct SurveyedType: Hashable, Sendable {
  /// One name of the path to the type.
  struct Level: Hashable, Sendable {
    /// The name.
    var name: String
    /// Whether the level is seen inside the level around it only.
    var isPrivate: Bool
    /// The generic parameters of the level.
    var generics: GenericClause
    /// The name as code spells it.
    var spelling: String { SurveyedType.spelling(of: name) }
  }

  /// An initialiser.
  struct Initializer: Hashable, Sendable {
    /// The parameters, in order.
    var parameters: [Parameter]
    /// Whether it is seen inside its own type only.
    var isPrivate: Bool
    /// Whether it may answer nil.
    var isFailable: Bool
    /// Whether no one wrote it and all that it does is to leave each default as it is.
    var isImplied = false
    /// The mangled generic parameters that may be any layout, those of the types around it too.
    var layoutParameters: Set<String> = []
  }

  /// A parameter of an initialiser.
  struct Parameter: Hashable, Sendable {
    /// The argument label, or nil where the argument has none.
    var label: String?
    /// The name inside the initialiser.
    var name: String
    /// The mangled type.
    var type: String
    /// The type as the source spells it, or nil where that was not found.
    var spelling: String?
    /// Whether the argument may be left away.
    var isOptional: Bool
    /// The expression of the default as the source spells it, or nil where there is none of one line.
    var defaultValue: String?
    /// Whether there may be any number of arguments.
    var isVariadic = false
    /// Whether the argument must be a variable.
    var isInout: Bool
  }

  /// The position of the file that declares the type.
  var file: Int
  /// The byte where the declaration's keyword begins.
  var offset: Int
  /// The identifier that the compiler gives the type.
  var usr: String
  /// The path to the type.
  var levels: [Level]
  /// Whether the type is an enum.
  var isEnum: Bool
  /// Whether the declaration itself is public.
  var isPublic = false
  /// The identifiers of the protocols that it conforms to.
  var conformances: Set<String> = []
  /// The cases of an enum that carry no values.
  var plainCases: [String] = []
  /// The number of all cases of an enum.
  var caseCount = 0
  /// The initialisers, those of extensions too.
  var initializers: [Initializer] = []
  /// The mangled types that aliases inside stand for, by name.
  var aliases: [String: String] = [:]
  /// Where it is declared and extended.
  var places: [Place] = []
  /// The numbers and words that a layout's source mentions.
  var constants = SourceConstants()

  /// A declaration or extension.
  struct Place: Hashable, Sendable {
    /// The position of the file.
    var file: Int
    /// The bytes.
    var bytes: Range<Int>
  }

  /// The path as source code spells it without generic arguments: `Outer.Flow`.
  var name: String { levels.map(\.name).joined(separator: ".") }

  /// The path as an expression spells it, with a guess for each generic argument.
  var expression: String { Self.expression(levels) }

  /// A path of levels with a guess for each generic argument.
  static func expression(_ levels: some Sequence<Level>) -> String {
    levels.map { level in
      let arguments = level.generics.arguments
      return arguments.isEmpty
        ? level.spelling : "\(level.spelling)<\(arguments.joined(separator: ", "))>"
    }.joined(separator: ".")
  }

  /// A name as code spells it: one that is no word stands in backticks.
  static func spelling(of name: String) -> String {
    let isWord = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    return isWord ? name : "`\(name)`"
  }

  /// Whether any level is generic.
  var isGeneric: Bool { levels.contains { !$0.generics.parameters.isEmpty } }
}

extension SurveyedType {
  /// The levels of the type in whose extension generated code can name this type.
  ///
  /// A private type is seen inside the type around it, extensions in the same file included, but an
  /// extension cannot be written for it from outside. Nil where a private type holds a private one.
  var scope: [Level]? {
    let hidden = levels.indices.dropFirst().first { levels[$0].isPrivate } ?? levels.count
    let isReachable = !levels.indices.dropFirst(hidden + 1).contains { levels[$0].isPrivate }
    return isReachable ? Array(levels[..<hidden]) : nil
  }

  /// Whether generated code can stand in an extension of the type itself.
  var isOwnScope: Bool { scope?.count == levels.count }
}
