import LayoutAPI
import LayoutEngine

// How a view is written: what has its default value is left out.
extension ViewNode {
  /// The node as files and the protocol have it: `{"id": "a", "leaf": {"rigid": [10, 20]}}`.
  package var json: JSONValue {
    var members: [JSONValue.Member] = []
    if let id { members.append(.init(key: "id", value: .string(id))) }
    var content = kind.content
    if case .object(var fields) = content {
      switch kind.childCount {
      case .none: break
      case .one:
        if let child = children.first { fields.append(.init(key: "child", value: child.json)) }
      case .two:
        for (key, child) in zip(["primary", "secondary"], children) {
          fields.append(.init(key: key, value: child.json))
        }
      case .any:
        fields.append(.init(key: "children", value: .array(children.map(\.json))))
      }
      content = .object(fields)
    }
    members.append(.init(key: kind.name, value: content))
    guard !carriesNothing else { return .object(members) }
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
}

extension ViewNode.Kind {
  /// What stands under the word of the kind, without the views inside.
  fileprivate var content: JSONValue {
    switch self {
    case .leaf(let leaf): .object([leaf.member])
    case .spacer(let length): .object(["minLength": length.map { .length($0) }])
    case .stack(let axis, let guide, let spacing):
      .object([
        "alignment": guide == .center(axis.other) ? nil : guide.json,
        "spacing": spacing.map { .length($0) },
      ])
    case .zstack(let alignment), .overlay(let alignment), .background(let alignment):
      .object(["alignment": alignment.json])
    case .grid(let alignment, let horizontal, let vertical):
      .object([
        "alignment": alignment.json, "horizontalSpacing": horizontal.map { .length($0) },
        "verticalSpacing": vertical.map { .length($0) },
      ])
    case .gridRow(let guide): .object(["alignment": guide?.json])
    case .gridCell(let columns, let anchor, let axes):
      .object([
        "columns": columns == 1 ? nil : .int(columns),
        "anchor": anchor.map { .array([.length($0.x), .length($0.y)]) },
        "unsizedAxes": axes.isEmpty ? nil : axes.json,
      ])
    case .frame(let width, let height, let alignment):
      .object([
        "width": width.map { .length($0) }, "height": height.map { .length($0) },
        "alignment": alignment.json,
      ])
    case .flexFrame(let width, let height, let alignment):
      .object([
        "minWidth": width.min.map { .length($0) }, "idealWidth": width.ideal.map { .length($0) },
        "maxWidth": width.max.map { .length($0) }, "minHeight": height.min.map { .length($0) },
        "idealHeight": height.ideal.map { .length($0) },
        "maxHeight": height.max.map { .length($0) }, "alignment": alignment.json,
      ])
    case .padding(let insets): insets.map(\.json) ?? .object([])
    case .fixedSize(let horizontal, let vertical):
      .object([
        "horizontal": horizontal ? nil : .bool(false), "vertical": vertical ? nil : .bool(false),
      ])
    case .aspectRatio(let ratio, let mode):
      .object([
        "ratio": ratio.map { .length($0) }, "mode": .string(mode == .fit ? "fit" : "fill"),
      ])
    case .offset(let x, let y), .position(let x, let y):
      .object(["x": x == 0 ? nil : .length(x), "y": y == 0 ? nil : .length(y)])
    case .layoutPriority(let value), .zIndex(let value): .object(["value": .length(value)])
    case .alignmentGuide(let guide, let value):
      .object(["guide": guide.json, "value": value.json])
    case .viewThatFits(let axes): .object(["axes": axes.count == 2 ? nil : axes.json])
    case .layoutUnderTest, .geometryReader, .group: .object([])
    case .custom(let name, let configuration):
      .object(["name": .string(name), "configuration": configuration.json])
    }
  }
}

extension NodeGuide {
  var json: JSONValue {
    guard case .custom(let name, let axis, let fraction) = self else { return .string(name) }
    return .object([
      "custom": .string(name), "axis": .string(axis.name), "default": .length(fraction),
    ])
  }
}

extension NodeAlignment {
  /// The name or the pair; `nil` for the middle, which is the default.
  fileprivate var json: JSONValue? {
    if self == .center { return nil }
    if let name = Self.named.first(where: { $0.alignment == self })?.name { return .string(name) }
    return .array([horizontal.json, vertical.json])
  }
}

extension ViewNode.GuideValue {
  fileprivate var json: JSONValue {
    switch self {
    case .at(let position): .length(position)
    case .from(let guide, let plus): .object(["of": guide.json, "plus": .length(plus)])
    }
  }
}

extension NodeInsets {
  /// The insets; one of 0 is written where all are, since none at all means the metric's default.
  fileprivate var json: JSONValue {
    let edges = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    let named = edges.filter { $0.1 != 0 }
    return .object(
      (named.isEmpty ? [edges[0]] : named).map { .init(key: $0.0, value: .length($0.1)) })
  }
}

extension NodeConfiguration {
  fileprivate var json: JSONValue? {
    let value = JSONValue.object([
      "spacing": spacing == 0 ? nil : .length(spacing),
      "proposals": proposals.isEmpty ? nil : .array(proposals.map(\.json)),
      "erased": erased ? .bool(true) : nil,
    ])
    return value == .object([]) ? nil : value
  }
}

extension Set<Axis> {
  fileprivate var json: JSONValue {
    .array(Axis.allCases.filter { contains($0) }.map { .string($0.name) })
  }
}
