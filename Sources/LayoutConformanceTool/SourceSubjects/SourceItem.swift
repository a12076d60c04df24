/// A declaration in a user's file, as far as leaving it out takes.
struct SourceItem: Hashable, Sendable {
  /// What is declared.
  enum Kind: Hashable, Sendable {
    /// An import of a module.
    case module
    /// A struct, class, enum or actor.
    case type
    /// A protocol.
    case `protocol`
    /// An extension, whose name is the type that it extends.
    case `extension`
    /// Variables or constants with storage.
    case storage
    /// Variables without storage.
    case computed
    /// An initialiser.
    case initializer
    /// Statements outside of any declaration.
    case code
    /// Anything else.
    case other
  }

  /// What is declared.
  var kind: Kind
  /// The declaration in a few words, such as `struct Demo` or `var body`.
  var title: String
  /// The names that other code can use: the one declared, or those of an extension's members.
  var names: [String]
  /// The first byte, attributes and modifiers included.
  var start: Int
  /// The first byte of the keyword.
  var keyword: Int
  /// The byte after the last token.
  var end: Int
  /// The names after the colon of the header, and the range from the colon on, if there is one.
  var inheritance: Inheritance?
  /// Whether the declaration is seen in its own file only.
  var isPrivate: Bool
  /// The declarations inside, where the braces hold declarations.
  var members: [SourceItem]

  /// What a header says after its colon.
  struct Inheritance: Hashable, Sendable {
    /// All names there, in order.
    var names: [String]
    /// The bytes from the colon to the brace or to `where`.
    var range: Range<Int>
  }
}
