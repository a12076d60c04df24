/// A name that the compiler did not find.
struct MissingName: Hashable, Sendable {
  /// The name.
  let name: String
  /// The type that has no such member, by its last name; nil for a name by itself.
  let owner: String?
  private let kind: Kind

  private enum Kind: Hashable {
    case any
    case `protocol`
    case conformance
    case `operator`
  }

  /// Reads an error of the compiler; nil where it is about no missing name.
  init?(_ error: String) {
    let quoted = Self.quoted(in: error)
    guard let first = quoted.first, let last = quoted.last else { return nil }
    kind = .any
    if error.hasPrefix("cannot find ") || error.hasPrefix("no macro named") {
      (name, owner) = (first, nil)
    } else if error.contains("has no member '") || error.contains("has no dynamic member '") {
      (name, owner) = (Self.base(last), Self.lastName(first))
    } else if error.contains("is not a member type of") {
      (name, owner) = (first, Self.lastName(last))
    } else if error.contains("is not a postfix unary operator")
      || error.contains("is not a prefix unary operator")
      || error.contains("is not a binary operator")
    {
      (name, owner) = (first, nil)
    } else {
      return nil
    }
  }

  /// The names that an error of the compiler may be about: an operator is looked for with the type of each
  /// of its operands.
  static func all(in error: String) -> [MissingName] {
    if let missing = MissingName(error) { return [missing] }
    let quoted = quoted(in: error)
    guard let name = quoted.first, TopDeclarations.isOperator(name) else { return [] }
    if error.hasPrefix("referencing operator function '"), quoted.count > 2 {
      return [MissingName(operator: name, on: quoted[2])]
    }
    guard error.contains("' cannot be applied to ") else { return [] }
    return quoted.dropFirst().map { MissingName(operator: name, on: $0) }
  }

  private static func quoted(in error: String) -> [String] {
    error.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// An operator that is looked for because a type has none of that name.
  private init(operator name: String, on type: String) {
    (self.name, owner, kind) = (name, Self.lastName(type), .operator)
  }

  /// A protocol that is looked for.
  init(protocol name: String) {
    (self.name, owner, kind) = (name, nil, .protocol)
  }

  /// A type that is looked for because it conforms to a protocol.
  init(conformingTo name: String) {
    (self.name, owner, kind) = (name, nil, .conformance)
  }

  /// Whether a declaration is what is missing.
  func isDeclared(by item: TopDeclaration) -> Bool {
    guard !item.isImport, !item.isPrivate else { return false }
    switch kind {
    case .protocol: return item.keyword == "protocol" && item.names.contains(name)
    case .conformance:
      return TopDeclaration.types.contains(item.keyword) && item.keyword != "protocol"
        && item.inherited.contains(name)
    case .operator:
      return (item.names.contains(name) || item.members.contains(name))
        && owner.map { item.names.contains($0) || item.words.contains($0) } ?? true
    case .any: break
    }
    if item.isExtension {
      guard item.members.contains(name) else { return false }
      return owner.map { item.names.contains($0) || Self.isGeneral(item) } ?? false
    }
    if owner != nil { return false }
    return item.names.contains(name)
      || TopDeclarations.isOperator(name) && item.members.contains(name)
  }

  /// Whether an extension may add to types of other names: a protocol's does.
  private static func isGeneral(_ item: TopDeclaration) -> Bool {
    !concrete.contains(item.names.first ?? "")
  }

  /// Types that nothing but themselves is.
  private static let concrete: Set = [
    "Array", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Color", "Double", "EdgeInsets",
    "EnvironmentValues", "Font", "Int", "LayoutSubview", "LayoutSubviews", "Optional",
    "ProposedViewSize", "String", "Text", "UnitPoint",
  ]

  /// `clamped` of `clamped(to:)`.
  private static func base(_ name: String) -> String {
    name.split(separator: "(").first.map(String.init) ?? name
  }

  /// `LayoutSubviews` of `Layout.Subviews`, `Array` of `[CGFloat]`: the last name that declares members.
  private static func lastName(_ type: String) -> String {
    if type.hasPrefix("[") { return type.contains(":") ? "Dictionary" : "Array" }
    let plain = type.prefix { $0 != "<" }
    let words = plain.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .filter { !["Type", "any", "some"].contains($0) }
    return words.last.map(String.init) ?? type
  }
}
