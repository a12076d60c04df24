/// A declaration at the top level of a file, as far as the text alone tells.
struct TopDeclaration: Hashable, Sendable {
  /// The keyword, such as `struct`; empty for statements and macros, which declare nothing.
  var keyword = ""
  /// The names that other code knows it by; for an extension the last word of the extended type.
  var names: [String] = []
  /// The names declared directly inside its braces, operators among them.
  var members: Set<String> = []
  /// The names after the colon of its header.
  var inherited: Set<String> = []
  /// The names after the colons of the headers of the types and extensions in it, its own included.
  var inheritedInside: Set<String> = []
  /// The words and operators in it.
  var words: Set<String> = []
  /// The bytes from its first attribute or modifier to its end.
  var bytes: Range<Int>
  /// The byte of the keyword, before which a condition may stand around attributes; the end where there
  /// is none.
  var keywordStart: Int
  /// Whether other files cannot see it.
  var isPrivate = false

  /// Whether it is an extension.
  var isExtension: Bool { keyword == "extension" }
  /// Whether it imports a module.
  var isImport: Bool { keyword == "import" }

  /// What a report calls it, such as `ChipStyle` or `extension CGPoint`.
  var title: String {
    let name = names.first ?? ""
    return isExtension ? "extension \(name)" : name
  }
}

extension TopDeclaration {
  /// The words that begin a declaration.
  static let keywords: Set = [
    "actor", "class", "enum", "extension", "func", "import", "let", "macro", "operator",
    "precedencegroup", "protocol", "struct", "typealias", "var",
  ]
  /// The words that begin a type, or add to one.
  static let types: Set = ["actor", "class", "enum", "extension", "protocol", "struct"]
  /// The words that may stand before a keyword.
  static let modifiers: Set = [
    "distributed", "dynamic", "fileprivate", "final", "indirect", "infix", "internal", "lazy",
    "nonisolated", "open", "package", "postfix", "prefix", "private", "public", "static", "unowned",
    "weak",
  ]
}
