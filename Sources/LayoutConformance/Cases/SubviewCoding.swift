import LayoutAPI
import LayoutEngine

/// How a subview stands in a case file.
extension ViewNode {
  var json: JSONValue {
    var members = [kindMember]
    func add(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if priority != 0 { add("priority", .number(priority)) }
    if !spacing.isEmpty {
      let edges = SpacingEdge.allCases.compactMap { edge in
        spacing[edge].map { JSONValue.Member(key: edge.rawValue, value: .length($0)) }
      }
      add("spacing", .object(edges))
    }
    if !guides.isEmpty {
      let sorted = guides.sorted { $0.key < $1.key }
      add("guides", .object(sorted.map { .init(key: $0.key, value: .length($0.value)) }))
    }
    if !values.isEmpty { add("values", values.json) }
    return .object(members)
  }

  private var kindMember: JSONValue.Member {
    switch kind {
    case .leaf(let leaf): leaf.member
    case .stack(let axis, let spacing, let children):
      .init(
        key: "stack",
        value: .object([
          "axis": .string(axis.name), "spacing": spacing.map { .length($0) },
          "subviews": .array(children.map(\.json)),
        ]))
    case .overlay(let children): .init(key: "overlay", value: Self.list(children))
    case .padding(let inset, let child):
      .init(
        key: "padding", value: .object(["inset": .length(inset), "subview": child.json]))
    case .frame(let width, let height, let child):
      .init(
        key: "frame",
        value: .object([
          "width": width.map { .length($0) }, "height": height.map { .length($0) },
          "subview": child.json,
        ]))
    case .fixedSize(let horizontal, let vertical, let child):
      .init(
        key: "fixedSize",
        value: .object([
          "horizontal": .bool(horizontal), "vertical": .bool(vertical), "subview": child.json,
        ]))
    case .nested(let children): .init(key: "nested", value: Self.list(children))
    }
  }

  private static func list(_ children: [ViewNode]) -> JSONValue {
    .object(["subviews": .array(children.map(\.json))])
  }
}

extension ViewNode {
  private static let traitKeys = ["priority", "spacing", "guides", "values"]
  private static let leafKeys = [
    "rigid", "text", "greedy", "flexible", "aspect", "area", "spacer",
  ]
  private static let containerKeys = [
    "stack", "overlay", "padding", "frame", "fixedSize", "nested",
  ]

  /// Reads a subview.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(Self.leafKeys + Self.containerKeys + Self.traitKeys)
    let kinds = object.keys.filter { !Self.traitKeys.contains($0) }.sorted()
    guard kinds.count == 1, let name = kinds.first, let content = object[name] else {
      throw CaseError(
        key: reader.path,
        problem: kinds.isEmpty
          ? "expected one of \((Self.leafKeys + Self.containerKeys).joined(separator: ", "))"
          : "a subview is of one kind, found \(kinds.joined(separator: " and "))")
    }
    if Self.leafKeys.contains(name) {
      kind = .leaf(try Leaf(content, kind: name))
    } else {
      kind = try Self.container(content, kind: name)
    }
    if let value = object["priority"] { priority = Double(try value.finite()) }
    if let value = object["spacing"] {
      for (key, length) in try value.object(SpacingEdge.allCases.map(\.rawValue)) {
        guard let edge = SpacingEdge(rawValue: key) else { continue }
        spacing[edge] = try length.finite()
      }
    }
    if let value = object["guides"] {
      for (key, position) in try value.object(AlignmentKey.builtIn.map(\.name)) {
        guides[key] = try position.finite()
      }
    }
    if let value = object["values"] { values = try value.configuration() }
  }

  private static func container(_ reader: JSONReader, kind: String) throws(CaseError) -> Kind {
    switch kind {
    case "stack":
      let object = try reader.object(["axis", "spacing", "subviews"])
      let axis = try required(object, "axis", reader)
      guard let direction = Axis.allCases.first(where: { $0.name == (try? axis.string()) }) else {
        throw axis.error("\"horizontal\" or \"vertical\"")
      }
      var spacing: CGFloat?
      if let value = object["spacing"] { spacing = try value.finite() }
      return .stack(direction, spacing: spacing, try subviews(object, reader))
    case "overlay": return .overlay(try subviews(try reader.object(["subviews"]), reader))
    case "nested": return .nested(try subviews(try reader.object(["subviews"]), reader))
    case "padding":
      let object = try reader.object(["inset", "subview"])
      let inset = try required(object, "inset", reader).finite()
      return .padding(inset, try ViewNode(try required(object, "subview", reader)))
    case "frame":
      let object = try reader.object(["width", "height", "subview"])
      var (width, height): (CGFloat?, CGFloat?)
      if let value = object["width"] { width = try value.length() }
      if let value = object["height"] { height = try value.length() }
      let child = try ViewNode(try required(object, "subview", reader))
      return .frame(width: width, height: height, child)
    default:
      let object = try reader.object(["horizontal", "vertical", "subview"])
      let horizontal = try object["horizontal"]?.bool() ?? true
      let vertical = try object["vertical"]?.bool() ?? true
      let child = try ViewNode(try required(object, "subview", reader))
      return .fixedSize(horizontal: horizontal, vertical: vertical, child)
    }
  }

  private static func subviews(
    _ object: [String: JSONReader], _ reader: JSONReader
  ) throws(CaseError) -> [ViewNode] {
    try [ViewNode](try required(object, "subviews", reader))
  }

  private static func required(
    _ object: [String: JSONReader], _ key: String, _ reader: JSONReader
  ) throws(CaseError) -> JSONReader {
    guard let value = object[key] else {
      throw CaseError(key: reader.path, problem: "the key '\(key)' is missing")
    }
    return value
  }
}

extension [ViewNode] {
  init(_ reader: JSONReader) throws(CaseError) {
    self = []
    for element in try reader.array() {
      append(try ViewNode(element))
    }
  }
}

extension Leaf {
  var member: JSONValue.Member {
    switch self {
    case .rigid(let size): .init(key: "rigid", value: size.json)
    case .text(let count, let unit):
      .init(key: "text", value: .array([.int(count), .length(unit)]))
    case .greedy(let ideal): .init(key: "greedy", value: ideal.json)
    case .flexible(let width, let height):
      .init(key: "flexible", value: .object(["width": width.json, "height": height.json]))
    case .aspect(let ratio): .init(key: "aspect", value: .length(ratio))
    case .area(let area, let line):
      .init(key: "area", value: .array([.length(area), .length(line)]))
    case .spacer(let minLength): .init(key: "spacer", value: .length(minLength))
    }
  }

  /// Reads what stands under the key of a kind of leaf.
  init(_ reader: JSONReader, kind: String) throws(CaseError) {
    switch kind {
    case "rigid": self = .rigid(try reader.size())
    case "text":
      let pair = try reader.array(count: 2, "[number of characters, side of a character]")
      let count = try pair[0].int()
      guard (0...1_000_000).contains(count) else { throw pair[0].error("0 to 1000000") }
      self = .text(count: count, unit: try pair[1].length())
    case "greedy": self = .greedy(ideal: try reader.size())
    case "flexible":
      let object = try reader.object(["width", "height"])
      guard let width = object["width"], let height = object["height"] else {
        throw reader.error("the keys 'width' and 'height'")
      }
      self = .flexible(width: try Flexibility(width), height: try Flexibility(height))
    case "aspect":
      let ratio = try reader.length()
      guard ratio > 0 else { throw reader.error("a ratio above 0") }
      self = .aspect(ratio: ratio)
    case "area":
      let pair = try reader.array(count: 2, "[area, height of a line]")
      self = .area(try pair[0].length(), line: try pair[1].length())
    default: self = .spacer(minLength: try reader.length())
    }
  }
}

extension Leaf.Flexibility {
  fileprivate var json: JSONValue { .array([.length(min), .length(ideal), .length(max)]) }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let three = try reader.array(count: 3, "[least, ideal, greatest length]")
    let low = try three[0].length()
    let middle = try three[1].length()
    let high = try three[2].length(orInfinity: true)
    guard low <= middle, middle <= high else { throw reader.error("lengths that do not decrease") }
    self.init(min: low, ideal: middle, max: high)
  }
}

extension CGSize {
  fileprivate var json: JSONValue { .array([.length(width), .length(height)]) }
}

extension Axis {
  var name: String { self == .horizontal ? "horizontal" : "vertical" }
}

extension Configuration {
  /// The values in the order of their names.
  var json: JSONValue {
    .object(sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) })
  }
}

extension Scalar {
  fileprivate var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let value): .number(value)
    case .text(let value): .string(value)
    }
  }
}
