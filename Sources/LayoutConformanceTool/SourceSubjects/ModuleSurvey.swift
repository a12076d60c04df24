import LayoutConformance

/// The types of the user's files after type checking.
struct ModuleSurvey: Sendable {
  /// The types, in the order of the files.
  private(set) var types: [SurveyedType] = []
  private var indices: [String: Int] = [:]

  /// Reads what the compiler says about each file.
  ///
  /// - Parameters:
  ///   - files: The text that was compiled.
  ///   - dumps: The compiler's description of each.
  init(files: [SourceFile], dumps: [CompilerDump]) {
    let readers = zip(files, dumps).enumerated().map { index, pair in
      SurveyReader(file: index, text: pair.0, dump: pair.1)
    }
    for type in readers.flatMap(\.types) {
      indices[type.usr] = types.count
      types.append(type)
    }
    // A type may be declared in another file than its extensions.
    for addition in readers.flatMap(\.additions) {
      guard let index = indices[addition.usr] else { continue }
      types[index].conformances.formUnion(addition.conformances)
      types[index].places.append(addition.place)
      types[index].initializers += addition.initializers
      types[index].aliases.merge(addition.aliases) { old, _ in old }
      if addition.conformances.contains(Self.layout) {
        types[index].levels[types[index].levels.count - 1].generics.add(addition.generics)
      }
    }
    noteConstants(of: files)
    chooseArguments(files)
  }

  /// Chooses the arguments of generic types among the types of the files.
  private mutating func chooseArguments(_ files: [SourceFile]) {
    guard types.contains(where: \.isGeneric) else { return }
    let declared = files.map(TopDeclarations.init)
    let protocols = Set(
      declared.flatMap(\.items).filter { $0.keyword == "protocol" }.flatMap(\.names))
    let own = types.map { type -> (file: Int, isPrivate: Bool, type: GenericClause.OwnType)? in
      guard !type.isGeneric, type.levels.count == 1 else { return nil }
      let conformed = protocols.filter { name in
        type.conformances.contains { $0.hasSuffix("\(name.utf8.count)\(name)P") }
          || declared.contains { file in
            file.items.contains { $0.names.first == type.name && $0.inherited.contains(name) }
          }
      }
      guard !conformed.isEmpty else { return nil }
      let isPrivate = declared[type.file].items.contains {
        $0.names.first == type.name && $0.isPrivate && !$0.isExtension
      }
      return (
        type.file, isPrivate,
        GenericClause.OwnType(
          spelling: type.name, mangled: "$s\(type.usr.dropFirst(2))D", protocols: conformed)
      )
    }.compactMap { $0 }
    for index in types.indices where types[index].isGeneric {
      let seen = own.filter { !$0.isPrivate || $0.file == types[index].file }.map(\.type)
      for level in types[index].levels.indices {
        types[index].levels[level].generics.choose(among: seen)
      }
    }
  }

  /// Gives each layout the numbers and words of its own code, and then those of its file that are in
  /// no other layout: constants often stand beside the layout that reads them.
  private mutating func noteConstants(of files: [SourceFile]) {
    let literals = files.map { SourceLiterals(of: $0.bytes) }
    let places = types.map { $0.conformances.contains(Self.layout) ? $0.places : [] }
    for index in types.indices where !places[index].isEmpty {
      let others = places.indices.filter { $0 != index }.flatMap { places[$0] }
      let rest = literals[types[index].file].constants { byte in
        !others.contains { $0.file == types[index].file && $0.bytes.contains(byte) }
      }
      let own = places[index].map { place in
        literals[place.file].constants(where: place.bytes.contains)
      }
      types[index].constants = SourceLiterals.joined(own + [rest])
    }
  }

  /// The type with an identifier.
  subscript(usr: String) -> SurveyedType? {
    indices[usr].map { types[$0] }
  }

  /// The type that a mangled name stands for, where it is one of the files'.
  func type(mangled: String) -> SurveyedType? {
    guard mangled.hasPrefix("$s"), mangled.hasSuffix("D") else { return nil }
    return self["s:" + mangled.dropFirst(2).dropLast()]
  }

  /// Whether other modules see a type: it is public, and so are those around it.
  func isSeenOutside(_ type: SurveyedType) -> Bool {
    let names = type.levels.map(\.name)
    return types.allSatisfy { $0.isPublic || !names.starts(with: $0.levels.map(\.name)) }
  }

  /// The types that conform to `Layout`.
  var layouts: [SurveyedType] { types.filter { $0.conformances.contains(Self.layout) } }

  /// The types that conform to `LayoutValueKey`.
  var keys: [SurveyedType] { types.filter { $0.conformances.contains(Self.layoutValueKey) } }

  /// The identifier of `Layout`; the mangling replaces the repeated word by `A`.
  static let layout = "s:9LayoutAPI0A0P"
  /// The identifier of `LayoutValueKey`.
  static let layoutValueKey = "s:9LayoutAPI0A8ValueKeyP"
  /// The identifier of `CaseIterable`.
  static let caseIterable = "s:s12CaseIterableP"
  /// The identifier of `OptionSet`.
  static let optionSet = "s:s9OptionSetP"
}

/// What an extension adds to a type.
private struct SurveyAddition {
  var usr: String
  var conformances: Set<String>
  var initializers: [SurveyedType.Initializer]
  var aliases: [String: String]
  var generics: GenericClause
  var place: SurveyedType.Place
}

/// Reads the types and extensions of one file.
private struct SurveyReader {
  private let file: Int
  private let text: SourceFile
  private let scanner: SourceScanner
  private(set) var types: [SurveyedType] = []
  private(set) var additions: [SurveyAddition] = []

  init(file: Int, text: SourceFile, dump: CompilerDump) {
    self.file = file
    self.text = text
    scanner = SourceScanner(text.bytes)
    read(dump.items, inside: [])
  }

  private mutating func read(_ nodes: [CompilerDump.Node], inside levels: [SurveyedType.Level]) {
    for node in nodes where !node.isImplicit {
      switch node.kind {
      case "struct_decl", "class_decl", "enum_decl": readType(node, inside: levels)
      case "extension_decl": readExtension(node)
      default: break
      }
    }
  }

  private mutating func readType(_ node: CompilerDump.Node, inside levels: [SurveyedType.Level]) {
    guard let usr = node.usr, let range = node.range else { return }
    let level = SurveyedType.Level(
      name: node.name, isPrivate: node.access == "private",
      generics: GenericClause(scanner, in: range.lowerBound..<range.upperBound + 1))
    var type = SurveyedType(
      file: file, offset: range.lowerBound, usr: usr, levels: levels + [level],
      isEnum: node.kind == "enum_decl", isPublic: ["public", "open"].contains(node.access),
      conformances: Set(node.conformances),
      initializers: initializers(of: node), aliases: aliases(of: node))
    let cases = node.members.filter { $0.kind == "enum_element_decl" }
    type.caseCount = cases.count
    type.places = [
      SurveyedType.Place(file: file, bytes: range.lowerBound..<range.upperBound + 1)
    ]
    type.plainCases = cases.filter { !$0.hasParameters }.map(\.name)
    types.append(type)
    read(node.members, inside: type.levels)
  }

  private mutating func readExtension(_ node: CompilerDump.Node) {
    guard let range = node.range, let extended = node.extendedType else { return }
    let bytes = range.lowerBound..<range.upperBound + 1
    additions.append(
      SurveyAddition(
        usr: "s:" + extended.dropFirst(2).dropLast(), conformances: Set(node.conformances),
        initializers: initializers(of: node), aliases: aliases(of: node),
        generics: GenericClause(scanner, in: bytes),
        place: SurveyedType.Place(file: file, bytes: bytes)))
    let path = scanner.tokens(in: bytes).dropFirst()
      .prefix { $0.kind == .word || $0.kind == .mark(UInt8(ascii: ".")) }
      .filter { $0.kind == .word }.map(scanner.text).prefix { $0 != "where" }
    let levels = path.map {
      SurveyedType.Level(name: $0, isPrivate: false, generics: GenericClause())
    }
    read(node.members, inside: levels)
  }

  private func aliases(of node: CompilerDump.Node) -> [String: String] {
    let pairs = node.members.compactMap { member in
      member.kind == "typealias" ? member.aliasedType.map { (member.name, $0) } : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  private func initializers(of node: CompilerDump.Node) -> [SurveyedType.Initializer] {
    node.members.filter { $0.kind == "constructor_decl" }.map { member in
      let spellings =
        member.isImplicit
        ? propertySpellings(of: node)
        : parameterSpellings(of: member)
      return SurveyedType.Initializer(
        parameters: member.parameters.enumerated().map { index, parameter in
          let written = spellings[member.isImplicit ? parameter.name : "\(index)"]
          return SurveyedType.Parameter(
            label: parameter.label, name: parameter.name, type: parameter.type ?? "",
            spelling: written?.type, isOptional: parameter.hasDefault || parameter.isVariadic,
            defaultValue: parameter.hasDefault ? Self.oneLine(written, member) : nil,
            isVariadic: parameter.isVariadic, isInout: parameter.isInout)
        },
        isPrivate: member.access == "private", isFailable: member.isFailable,
        isImplied: member.isImplicit && member.parameters.isEmpty,
        layoutParameters: member.layoutParameters)
    }
  }

  /// The expression of a default; that of an optional property without one is nil.
  private static func oneLine(_ written: TypeSpelling?, _ node: CompilerDump.Node) -> String? {
    let text = written?.value ?? (node.isImplicit && written?.type != nil ? "nil" : nil)
    return text.flatMap { $0.contains(where: \.isNewline) ? nil : $0 }
  }

  /// The types and defaults of a written initialiser's parameters, by position.
  private func parameterSpellings(of node: CompilerDump.Node) -> [String: TypeSpelling] {
    guard let range = node.parameterRange else { return [:] }
    let parts = TypeSpelling.parts(scanner, in: range.lowerBound + 1..<range.upperBound)
    return Dictionary(
      parts.enumerated().map { ("\($0.offset)", $0.element) }
    ) { first, _ in first }
  }

  /// The types and defaults of a type's stored properties, by name.
  private func propertySpellings(of node: CompilerDump.Node) -> [String: TypeSpelling] {
    let parts = node.members.filter { $0.kind == "pattern_binding_decl" }
      .flatMap { member -> [TypeSpelling] in
        guard let range = member.range,
          let keyword = scanner.token(from: range.lowerBound, to: range.upperBound)
        else { return [] }
        return TypeSpelling.parts(scanner, in: keyword.range.upperBound..<range.upperBound + 1)
      }
    return Dictionary(parts.map { ($0.name, $0) }) { first, _ in first }
  }
}
