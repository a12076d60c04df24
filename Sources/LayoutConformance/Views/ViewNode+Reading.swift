import LayoutAPI
import LayoutEngine

// How a view is read: every error says where, and what would be right.
extension ViewNode {
  init(_ reader: JSONReader) throws(CaseError) {
    let known = Kind.names + [Kind.layoutUnderTestName]
    let object = try reader.object(known + ["id"] + Self.traitKeys)
    let kinds = object.keys.filter(known.contains).sorted()
    guard kinds.count == 1, let name = kinds.first, let content = object[name] else {
      throw CaseError(
        key: reader.path,
        problem: kinds.isEmpty
          ? "expected one of \(known.joined(separator: ", "))"
          : "a view is of one kind, found \(kinds.joined(separator: " and "))")
    }
    let fields = NodeFields(name, content)
    self.init(try Kind(fields), id: try object["id"]?.string())
    switch kind.childCount {
    case .none: break
    case .one: children = [try ViewNode(try fields.required("child"))]
    case .two:
      children = [
        try ViewNode(try fields.required("primary")),
        try ViewNode(try fields.required("secondary")),
      ]
    case .any:
      for child in try fields.required("children").array() {
        children.append(try ViewNode(child))
      }
    }
    try fields.finish()
    try readTraits(object)
  }

  private static let traitKeys = ["priority", "spacing", "guides", "values"]

  private mutating func readTraits(_ object: [String: JSONReader]) throws(CaseError) {
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
}

extension [ViewNode] {
  /// Reads the subviews of a case.
  init(_ reader: JSONReader) throws(CaseError) {
    self = []
    for element in try reader.array() {
      let view = try ViewNode(element)
      if let flaw = view.flawAsSubview { throw CaseError(key: element.path, problem: flaw) }
      append(view)
    }
  }
}

extension ViewNode.Kind {
  fileprivate init(_ fields: NodeFields) throws(CaseError) {
    switch fields.kind {
    case "leaf": self = .leaf(try fields.leaf())
    case Self.layoutUnderTestName: self = .layoutUnderTest
    case "spacer": self = .spacer(minLength: try fields["minLength"]?.length())
    case "hstack", "vstack":
      let axis: Axis = fields.kind == "hstack" ? .horizontal : .vertical
      self = .stack(
        axis, alignment: try fields.guide("alignment", axis.other) ?? .center(axis.other),
        spacing: try fields["spacing"]?.finite())
    case "zstack": self = .zstack(try fields.alignment())
    case "grid":
      self = .grid(
        try fields.alignment(), horizontalSpacing: try fields["horizontalSpacing"]?.finite(),
        verticalSpacing: try fields["verticalSpacing"]?.finite())
    case "gridRow": self = .gridRow(alignment: try fields.guide("alignment", .vertical))
    case "gridCell":
      self = .gridCell(
        columns: try fields.columns(), anchor: try fields["anchor"]?.point(),
        unsizedAxes: try fields.axes("unsizedAxes") ?? [])
    case "frame":
      self = .frame(
        width: try fields["width"]?.anyLength(), height: try fields["height"]?.anyLength(),
        try fields.alignment())
    case "flexFrame":
      self = .flexFrame(
        width: try fields.limits("Width"), height: try fields.limits("Height"),
        try fields.alignment())
    case "padding": self = .padding(try fields.insets())
    case "fixedSize":
      self = .fixedSize(
        horizontal: try fields["horizontal"]?.bool() ?? true,
        vertical: try fields["vertical"]?.bool() ?? true)
    case "aspectRatio": self = .aspectRatio(try fields.ratio(), try fields.mode())
    case "overlay": self = .overlay(try fields.alignment())
    case "background": self = .background(try fields.alignment())
    case "offset":
      self = .offset(x: try fields["x"]?.finite() ?? 0, y: try fields["y"]?.finite() ?? 0)
    case "position":
      self = .position(x: try fields["x"]?.finite() ?? 0, y: try fields["y"]?.finite() ?? 0)
    case "layoutPriority":
      self = .layoutPriority(Double(try fields.required("value").anyLength()))
    case "zIndex": self = .zIndex(Double(try fields.required("value").finite()))
    case "alignmentGuide":
      let guide = try NodeGuide(try fields.required("guide"))
      self = .alignmentGuide(guide, try fields.guideValue(guide.axis))
    case "viewThatFits": self = .viewThatFits(try fields.axes("axes") ?? [.horizontal, .vertical])
    case "geometryReader": self = .geometryReader
    case "group": self = .group
    default: self = .custom(try fields.required("name").string(), try fields.configuration())
    }
  }
}

/// What stands under the word of a kind, and which of it was read.
private final class NodeFields {
  let kind: String
  private let reader: JSONReader
  private let members: [String: JSONReader]
  private var known: [String] = []

  init(_ kind: String, _ reader: JSONReader) {
    self.kind = kind
    self.reader = reader
    var members: [String: JSONReader] = [:]
    if case .object(let pairs) = reader.value {
      for pair in pairs {
        members[pair.key] = JSONReader(pair.value, at: "\(reader.path).\(pair.key)")
      }
    }
    self.members = members
  }

  subscript(key: String) -> JSONReader? {
    known.append(key)
    return members[key]
  }

  func required(_ key: String) throws(CaseError) -> JSONReader {
    guard let value = self[key] else {
      throw CaseError(key: reader.path, problem: "the key '\(key)' is missing")
    }
    return value
  }

  /// Sees that everything that stands there was read.
  func finish() throws(CaseError) {
    _ = try reader.object(known)
  }

  func leaf() throws(CaseError) -> Leaf {
    known += Leaf.kinds
    let found = members.keys.filter(Leaf.kinds.contains).sorted()
    guard found.count == 1, let name = found.first, let content = members[name] else {
      throw reader.error("a leaf of one kind: \(Leaf.kinds.joined(separator: ", "))")
    }
    return try Leaf(content, kind: name)
  }

  func guide(_ key: String, _ axis: Axis) throws(CaseError) -> NodeGuide? {
    guard let value = self[key] else { return nil }
    if value.value == .string("center") { return .center(axis) }
    let guide = try NodeGuide(value)
    guard guide.axis == axis else { throw value.error("a guide of the \(axis.name) axis") }
    return guide
  }

  func alignment() throws(CaseError) -> NodeAlignment {
    guard let value = self["alignment"] else { return .center }
    if case .string(let name) = value.value,
      let known = NodeAlignment.named.first(where: { $0.name == name })
    {
      return known.alignment
    }
    guard case .array(let pair) = value.value, pair.count == 2 else {
      throw value.error(
        "one of \(NodeAlignment.named.map(\.name).joined(separator: ", ")) or a pair")
    }
    let both = try value.array()
    let (first, second) = (try NodeGuide(both[0]), try NodeGuide(both[1]))
    guard first.axis == .horizontal, second.axis == .vertical else {
      throw value.error("a horizontal guide and a vertical one")
    }
    return NodeAlignment(first, second)
  }

  func columns() throws(CaseError) -> Int {
    guard let value = self["columns"] else { return 1 }
    let count = try value.int()
    guard (1...1000).contains(count) else { throw value.error("1 to 1000") }
    return count
  }

  func axes(_ key: String) throws(CaseError) -> Set<Axis>? {
    guard let value = self[key] else { return nil }
    var axes: Set<Axis> = []
    for item in try value.array() { axes.insert(try Axis(item)) }
    return axes
  }

  func limits(_ end: String) throws(CaseError) -> NodeLimits {
    NodeLimits(
      min: try self["min\(end)"]?.anyLength(), ideal: try self["ideal\(end)"]?.anyLength(),
      max: try self["max\(end)"]?.anyLength())
  }

  func insets() throws(CaseError) -> NodeInsets? {
    var insets = NodeInsets()
    insets.top = try self["top"]?.finite() ?? 0
    insets.leading = try self["leading"]?.finite() ?? 0
    insets.bottom = try self["bottom"]?.finite() ?? 0
    insets.trailing = try self["trailing"]?.finite() ?? 0
    let isNamed = ["top", "leading", "bottom", "trailing"].contains { members[$0] != nil }
    return isNamed ? insets : nil
  }

  func ratio() throws(CaseError) -> CGFloat? {
    guard let value = self["ratio"] else { return nil }
    let ratio = try value.finite()
    guard ratio > 0 else { throw value.error("a ratio above 0") }
    return ratio
  }

  func mode() throws(CaseError) -> ContentMode {
    guard let value = self["mode"] else { return .fit }
    switch try value.string() {
    case "fit": return .fit
    case "fill": return .fill
    default: throw value.error("\"fit\" or \"fill\"")
    }
  }

  func guideValue(_ axis: Axis) throws(CaseError) -> ViewNode.GuideValue {
    let value = try required("value")
    if case .object = value.value {
      let object = try value.object(["of", "plus"])
      guard let of = object["of"] else { throw value.error("the key 'of'") }
      let guide = try NodeGuide(of)
      guard guide.axis == axis else { throw of.error("a guide of the \(axis.name) axis") }
      return .from(guide, plus: try object["plus"]?.finite() ?? 0)
    }
    return .at(try value.finite())
  }

  func configuration() throws(CaseError) -> NodeConfiguration {
    var configuration = NodeConfiguration()
    guard let value = self["configuration"] else { return configuration }
    let object = try value.object(["spacing", "proposals", "erased"])
    configuration.spacing = try object["spacing"]?.finite() ?? 0
    for proposal in try object["proposals"]?.array() ?? [] {
      configuration.proposals.append(try proposal.proposal())
    }
    configuration.erased = try object["erased"]?.bool() ?? false
    return configuration
  }
}

extension NodeGuide {
  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    if case .object = reader.value {
      let object = try reader.object(["custom", "axis", "default"])
      guard let name = object["custom"], let axis = object["axis"] else {
        throw reader.error("the keys 'custom' and 'axis'")
      }
      self = .custom(
        try name.string(), try Axis(axis), fraction: try object["default"]?.finite() ?? 0)
      return
    }
    guard let known = Self.builtIn.first(where: { .string($0.name) == reader.value }) else {
      throw reader.error(
        "one of \(Self.builtIn.map(\.name).joined(separator: ", ")) or {\"custom\": …}")
    }
    self = known
  }
}

extension Axis {
  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    guard let axis = Self.allCases.first(where: { .string($0.name) == reader.value }) else {
      throw reader.error("\"horizontal\" or \"vertical\"")
    }
    self = axis
  }
}

extension JSONReader {
  /// Reads a length of any sign, infinite ones too.
  func anyLength() throws(CaseError) -> CGFloat {
    switch value {
    case .string("inf"): return .infinity
    case .string("-inf"): return -.infinity
    default: return try finite()
    }
  }
}
