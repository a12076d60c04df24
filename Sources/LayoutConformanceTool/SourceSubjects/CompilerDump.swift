import Foundation

/// What the compiler says about one file, decoded from `-dump-ast-format json`.
///
/// Both of its dumps are read: the one after parsing, which has names and ranges, and the one after
/// type checking, which has resolved types and conformances too. Only the fields used are decoded.
/// Source: the output of Swift 6.3.1; the compiler promises no stability, so that a field which is
/// missing or of another shape reads as nil.
struct CompilerDump: Decodable, Sendable {
  /// The declarations at the file's top level.
  var items: [Node]

  /// A declaration.
  struct Node: Decodable, Sendable {
    /// The compiler's word for the kind of declaration, such as `struct_decl`.
    var kind: String
    /// The name, or `init` and the like; empty where there is none.
    var name: String
    /// The argument labels of a function, initialiser or enum case.
    var labels: [String]
    /// The first byte, and the first byte of the last token.
    var range: ClosedRange<Int>?
    /// Whether the compiler made the declaration up.
    var isImplicit: Bool
    /// The access level that counts (after type checking) or that is written (before).
    var access: String?
    /// The modules that an import names.
    var modulePath: [String]
    /// The unique identifier that the compiler gives the declaration (after type checking).
    var usr: String?
    /// The mangled type of a variable or type (after type checking).
    var interfaceType: String?
    /// The mangled type that an alias stands for (after type checking).
    var aliasedType: String?
    /// The mangled type that an extension extends (after type checking).
    var extendedType: String?
    /// The protocols that a type or extension conforms to, implied ones too (after type checking).
    var conformances: [String]
    /// Whether an initialiser may answer nil.
    var isFailable: Bool
    /// The mangled generic parameters, those of the types around it too, of which nothing is required
    /// but that they are layouts (after type checking).
    var layoutParameters: Set<String>
    /// Whether an enum case carries values, or a function takes some.
    var hasParameters: Bool
    /// The parameters of an initialiser.
    var parameters: [Parameter]
    /// The range of the parameter list, parentheses included.
    var parameterRange: ClosedRange<Int>?
    /// The declarations inside.
    var members: [Node]
  }

  /// A parameter of an initialiser.
  struct Parameter: Decodable, Sendable {
    /// The argument label, or nil where the argument has none.
    var label: String?
    /// The name inside the initialiser.
    var name: String
    /// The mangled type (after type checking).
    var type: String?
    /// Whether the argument may be left away.
    var hasDefault: Bool
    /// Whether any number of arguments is taken, none included.
    var isVariadic: Bool
    /// Whether the argument must be a variable.
    var isInout: Bool
  }
}

extension CompilerDump {
  /// Decodes a dump.
  ///
  /// - Throws: `SourceError.fault` where the text is no such dump.
  init(json: Data) throws(SourceError) {
    do {
      let trimmed = Data(DumpTrimmer.trim([UInt8](json)))
      self = try JSONDecoder().decode(CompilerDump.self, from: trimmed)
    } catch {
      throw .fault("the compiler's description of the file was not understood: \(error)")
    }
  }
}

// MARK: - Decoding

/// Any key of the compiler's objects.
private struct DumpKey: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer where Key == DumpKey {
  fileprivate func value<T: Decodable>(_ name: String, as type: T.Type = T.self) -> T? {
    try? decodeIfPresent(type, forKey: DumpKey(name))
  }

  fileprivate func object(_ name: String) -> KeyedDecodingContainer<DumpKey>? {
    try? nestedContainer(keyedBy: DumpKey.self, forKey: DumpKey(name))
  }

  /// The objects of an array, without those that cannot be read.
  fileprivate func array<T: Decodable>(_ name: String, of type: T.Type = T.self) -> [T] {
    guard var list = try? nestedUnkeyedContainer(forKey: DumpKey(name)) else { return [] }
    var values: [T] = []
    while !list.isAtEnd {
      guard let decoder = try? list.superDecoder() else { break }
      if let value = try? T(from: decoder) { values.append(value) }
    }
    return values
  }

  fileprivate var range: ClosedRange<Int>? {
    guard let range = object("range"), let start: Int = range.value("start"),
      let end: Int = range.value("end"), start <= end
    else { return nil }
    return start...end
  }
}

extension CompilerDump {
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: DumpKey.self)
    items = object.array("items")
  }
}

extension CompilerDump.Node {
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: DumpKey.self)
    kind = try object.decode(String.self, forKey: DumpKey("_kind"))
    let name = object.object("name")
    let base = name?.object("base_name")
    self.name = base?.value("name") ?? base?.value("special") ?? ""
    labels = name?.value("args") ?? []
    range = object.range
    isImplicit = object.value("implicit") ?? false
    modulePath = object.value("module_path") ?? []
    usr = object.value("usr")
    interfaceType = object.value("interface_type")
    aliasedType = object.value("type")
    extendedType = object.value("extended_type")
    conformances =
      object.object("inherits")?.array("conformances", of: Conformance.self)
      .map(\.protocol) ?? []
    // The compiler writes the letter of the optional mark here, a string and not a truth value.
    isFailable = object.contains(DumpKey("failable"))
    access =
      object.value("access")
      ?? object.array("attrs", of: Attribute.self).compactMap(\.access).first
    layoutParameters = object.object("generic_signature").map(Self.layoutParameters) ?? []
    let list = object.object("params")
    hasParameters = list != nil
    parameters = list?.array("params") ?? []
    parameterRange = list?.range
    members = object.array("members")
  }

  private struct Conformance: Decodable {
    var `protocol`: String
  }

  private static func layoutParameters(
    of signature: KeyedDecodingContainer<DumpKey>
  ) -> Set<String> {
    let names: [String] = signature.value("generic_params") ?? []
    let requirements = signature.array("generic_reqs", of: Requirement.self)
    // One on `Name.Cache` does not say in its own words whose it is.
    guard requirements.allSatisfy({ names.contains($0.type) }) else { return [] }
    let byName = Dictionary(grouping: requirements, by: \.type)
    return Set(names.filter { byName[$0]?.map(\.protocol) == [ModuleSurvey.layout] })
  }

  private struct Requirement: Decodable {
    var type: String
    var `protocol`: String?

    enum CodingKeys: String, CodingKey {
      case type = "first_type"
      case `protocol`
    }
  }

  private struct Attribute: Decodable {
    var access: String?

    enum CodingKeys: String, CodingKey {
      case access = "access_level"
    }
  }
}

extension CompilerDump.Parameter {
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: DumpKey.self)
    label = object.value("apiName")
    name = object.object("name")?.object("base_name")?.value("name") ?? ""
    type = object.value("interface_type")
    hasDefault = object.contains(DumpKey("default_arg"))
    isVariadic = object.value("variadic") ?? false
    isInout = object.value("inout") ?? false
  }
}
