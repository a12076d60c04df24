/// The generic parameters of a declaration's header, as the source spells them.
struct GenericClause: Hashable, Sendable {
  /// The names between the angle brackets, in order; none for an extension.
  private(set) var parameters: [String] = []
  /// The protocols that each name is constrained to.
  private(set) var constraints: [String: [String]] = [:]
  /// The types that a `where` clause says names are equal to.
  private(set) var equalities: [String: String] = [:]
  /// The types of the files that are taken for names, where a constraint asks for one of them.
  private var own: [String: OwnType] = [:]

  /// A type of the files.
  struct OwnType: Hashable, Sendable {
    /// How code spells it.
    var spelling: String
    /// Its mangled name.
    var mangled: String
    /// The protocols that it conforms to, by their names.
    var protocols: Set<String>
  }

  /// Makes the clause of a declaration without generic parameters.
  init() {}

  /// Reads the header of a type or extension, from its keyword to the end of the declaration.
  init(_ scanner: SourceScanner, in range: Range<Int>) {
    var list: [[String]] = [[]]
    var depth = 0
    var isList = false
    var isWhere = false
    for token in scanner.tokens(in: range).dropFirst() {
      let text = scanner.text(token)
      if text == "{" { break }
      if token.kind == .symbol, text != "->", text != "==" {
        // In `S<A<B>>` both brackets are one run of operator characters.
        for character in text {
          if character == "<" { depth += 1 }
          if character == ">" { depth -= 1 }
          let isOuter = depth == (character == "<" ? 1 : 0)
          if isOuter, character == "<", !isWhere, !isList, list == [[]] {
            isList = true
          } else if isOuter, character == ">", isList {
            isList = false
            finish(&list)
          } else if isList || isWhere {
            list[list.count - 1].append(String(character))
          }
        }
      } else if text == "where", depth == 0 {
        finish(&list)
        isWhere = true
      } else if text == ",", depth == (isList ? 1 : 0), isList || isWhere {
        list.append([])
      } else if isList || isWhere {
        list[list.count - 1].append(text)
      }
    }
    finish(&list)
  }

  /// Adds what another header says about the same names, as an extension does about its type's.
  mutating func add(_ other: GenericClause) {
    parameters += other.parameters.filter { !parameters.contains($0) }
    constraints.merge(other.constraints) { $0 + $1 }
    equalities.merge(other.equalities) { $1 }
  }

  /// Chooses a type of the files for each name that a protocol of theirs constrains: the first that conforms
  /// to all that are asked for.
  mutating func choose(among types: [OwnType]) {
    let declared = types.reduce(into: Set<String>()) { $0.formUnion($1.protocols) }
    for name in parameters where own[name] == nil && equalities[name] == nil {
      let asked = Set(constraints[name] ?? []).subtracting(Self.ofEverything)
      guard !asked.isDisjoint(with: declared), !asked.contains("Layout"), !asked.contains("View")
      else { continue }
      own[name] = types.first { asked.isSubset(of: $0.protocols) }
    }
  }

  /// What most types conform to, and what the compiler finds out by itself.
  private static let ofEverything: Set = ["Sendable", "Equatable", "Hashable", "Swift"]

  private mutating func finish(_ list: inout [[String]]) {
    for entry in list where !entry.isEmpty { read(entry) }
    list = [[]]
  }

  /// Reads `Name`, `Name: A & B` or `Name == Type`.
  private mutating func read(_ entry: [String]) {
    let name = entry[0]
    let rest = entry.dropFirst(2)
    switch entry.dropFirst().first {
    case nil:
      parameters.append(name)
    case ":":
      if !isKnown(name) { parameters.append(name) }
      constraints[name, default: []] += rest.filter { $0 != "&" && $0 != "." }
    case "==":
      equalities[name] = rest.joined()
    case ".":
      // `Name.Element: A`, or an equality of one.
      constraints[name, default: []].append(entry.joined())
    default:
      break
    }
  }

  private func isKnown(_ name: String) -> Bool {
    parameters.contains(name)
  }
}

extension GenericClause {
  /// A type to take for each parameter, in order.
  ///
  /// A guess where no clause says more than a protocol; a wrong guess does not compile, and the
  /// report says so.
  var arguments: [String] {
    parameters.map { name in
      if isAnyLayout(name) { return "SwiftUI.AnyLayout" }
      return equalities[name] ?? own[name]?.spelling ?? Self.argument(constraints[name] ?? [])
    }
  }

  /// The mangled name of a type with the type to take for a parameter that it is, as `$sxD`, or an
  /// array or an optional of; other types as they are, and nil for a parameter that is not known here.
  func concrete(_ mangled: String) -> String? {
    Self.replacing(mangled) { name in
      guard let position = Self.position(of: name) else { return name }
      guard arguments.indices.contains(position) else { return nil }
      if let type = own[parameters[position]] { return type.mangled }
      return Self.mangled[KnownType.label(of: arguments[position])]
    }
  }

  /// The mangled name of a type where another one takes the place of it, of the elements of an array or
  /// of what an optional wraps.
  static func replacing(_ mangled: String, by other: (String) -> String?) -> String? {
    for (head, tail) in [("$sSay", "GD"), ("$s", "SgD")]
    where mangled.hasPrefix(head) && mangled.hasSuffix(tail) {
      let inner = "$s\(mangled.dropFirst(head.count).dropLast(tail.count))D"
      return replacing(inner, by: other).map { "\(head)\($0.dropFirst(2).dropLast())\(tail)" }
    }
    return other(mangled)
  }

  /// The position of a parameter: `x` is the first, `q_` the second, `q0_` the third.
  private static func position(of mangled: String) -> Int? {
    if mangled == "$sxD" { return 0 }
    guard mangled.hasPrefix("$sq"), mangled.hasSuffix("_D") else { return nil }
    let digits = mangled.dropFirst(3).dropLast(2)
    return digits.isEmpty ? 1 : Int(digits).map { $0 + 2 }
  }

  /// The mangled names of the types that are taken, without their modules.
  private static let mangled = [
    "EmptyView": "$s7SwiftUI9EmptyViewVD", "HStackLayout": "$s12LayoutEngine06HStackA0VD",
    "AnyLayout": anyLayout,
    "[Int]": "$sSaySiGD", "CGFloat": "$s10Foundation7CGFloatVD", "Double": "$sSdD",
    "String": "$sSSD", "Int": "$sSiD", "Bool": "$sSbD",
  ]

  /// The mangled name of `AnyLayout`, which may be any layout.
  static let anyLayout = "$s9LayoutAPI03AnyA0VD"

  /// Whether a name of the clause is constrained to be a layout, and nothing more.
  func isAnyLayout(_ name: String) -> Bool {
    parameters.contains(name) && equalities[name] == nil
      && constraints[name]?.filter { $0 != "SwiftUI" } == ["Layout"]
  }

  private static func argument(_ protocols: [String]) -> String {
    for name in protocols {
      switch name {
      case "View": return "SwiftUI.EmptyView"
      case "Layout": return "SwiftUI.HStackLayout"
      case "Collection", "BidirectionalCollection", "RandomAccessCollection", "Sequence":
        return "[Swift.Int]"
      case "BinaryFloatingPoint", "FloatingPoint": return "Swift.Double"
      case "StringProtocol": return "Swift.String"
      default: break
      }
    }
    return "Swift.Int"
  }
}
