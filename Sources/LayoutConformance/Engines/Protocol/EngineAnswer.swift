import LayoutAPI

/// A line that an engine process writes.
package enum EngineAnswer: Hashable, Sendable {
  /// The answer to the greeting.
  case engine(EngineCard)
  /// The layout of a scene.
  case laidOut(id: Int, SceneLayout)
  /// What of a scene the engine does not know.
  case unsupported(id: Int, [String])
  /// What is wrong with a request, with its number where it has one.
  case error(id: Int?, String)
}

/// What an engine says about itself.
package struct EngineCard: Hashable, Sendable {
  package let name: String
  package let version: String
  package let lacks: Set<String>
  package let metric: EngineMetric

  /// Makes the card of an engine.
  package init(name: String, version: String, lacks: Set<String>, metric: EngineMetric) {
    self.name = name
    self.version = version
    self.lacks = lacks
    self.metric = metric
  }
}

extension EngineAnswer {
  /// The answer as JSON; its description is one line.
  package var json: JSONValue {
    switch self {
    case .engine(let card): .object(["engine": card.json])
    case .laidOut(let id, let layout): .object([.init(key: "id", value: .int(id))] + layout.members)
    case .unsupported(let id, let features):
      .object(["id": .int(id), "unsupported": .array(features.map { .string($0) })])
    case .error(let id, let reason):
      .object(["id": id.map { .int($0) }, "error": .string(reason)])
    }
  }

  /// Reads an answer.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  package init(json: JSONValue) throws(CaseError) {
    let keys = ["engine", "id", "size", "frames", "unreported", "calls", "unsupported", "error"]
    let object = try JSONReader(json).object(keys)
    if let card = object["engine"] {
      self = .engine(try EngineCard(card))
    } else if let reason = object["error"] {
      self = .error(id: try object["id"]?.int(), try reason.string())
    } else if let number = object["id"] {
      let id = try number.int()
      if let features = object["unsupported"] {
        var names: [String] = []
        for feature in try features.array() { names.append(try feature.string()) }
        self = .unsupported(id: id, names)
      } else {
        self = .laidOut(id: id, try SceneLayout(object))
      }
    } else {
      throw CaseError(key: "", problem: "the key 'id' is missing")
    }
  }
}

extension EngineCard {
  fileprivate var json: JSONValue {
    .object([
      "name": .string(name), "version": .string(version),
      "lacks": .array(lacks.sorted().map { .string($0) }),
      "metric": .object([
        "defaultSpacing": .length(metric.defaultSpacing),
        "spacerMinimum": .length(metric.spacerMinimum),
        "defaultPadding": .length(metric.defaultPadding),
      ]),
    ])
  }

  /// Reads a card; keys that it does not know are left for later versions.
  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    var object: [String: JSONReader] = [:]
    for (key, value) in try reader.members() { object[key] = value }
    guard let name = object["name"] else { throw reader.error("the key 'name'") }
    var lacks: Set<String> = []
    for feature in try object["lacks"]?.array() ?? [] { lacks.insert(try feature.string()) }
    var metric = EngineMetric.swiftUI
    if let value = object["metric"] {
      let lengths = try value.object(["defaultSpacing", "spacerMinimum", "defaultPadding"])
      if let length = try lengths["defaultSpacing"]?.length() { metric.defaultSpacing = length }
      if let length = try lengths["spacerMinimum"]?.length() { metric.spacerMinimum = length }
      if let length = try lengths["defaultPadding"]?.length() { metric.defaultPadding = length }
    }
    self.init(
      name: try name.string(), version: try object["version"]?.string() ?? "", lacks: lacks,
      metric: metric)
  }
}

extension SceneLayout {
  fileprivate var members: [JSONValue.Member] {
    let sorted = frames.sorted { $0.key < $1.key }
    let all = JSONValue.object([
      "size": .array([.length(size.width), .length(size.height)]),
      "frames": .object(sorted.map { .init(key: $0.key, value: $0.value.json) }),
      "unreported": unreported.isEmpty ? nil : .array(unreported.sorted().map { .string($0) }),
      "calls": calls.map { .array($0.map(\.json)) },
    ])
    guard case .object(let members) = all else { return [] }
    return members
  }

  fileprivate init(_ object: [String: JSONReader]) throws(CaseError) {
    guard let pair = object["size"], let list = object["frames"] else {
      throw CaseError(key: "", problem: "the keys 'size' and 'frames' belong to an answer")
    }
    let lengths = try pair.array(count: 2, "[width, height]")
    self.init(
      size: CGSize(width: try lengths[0].anyNumber(), height: try lengths[1].anyNumber()),
      frames: [:])
    for (id, frame) in try list.members() { frames[id] = try CGRect(frame) }
    for id in try object["unreported"]?.array() ?? [] { unreported.insert(try id.string()) }
    guard let values = object["calls"] else { return }
    var calls: [SceneCall] = []
    for call in try values.array() { calls.append(try SceneCall(call)) }
    self.calls = calls
  }
}

extension SceneCall {
  fileprivate var json: JSONValue {
    .object([
      "node": .string(node), "call": .string(method.rawValue), "proposal": proposal?.json,
      "bounds": bounds?.json,
      "answer": answer.map { .array([.length($0.width), .length($0.height)]) },
    ])
  }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(["node", "call", "proposal", "bounds", "answer"])
    guard let node = object["node"], let call = object["call"] else {
      throw reader.error("the keys 'node' and 'call'")
    }
    guard let method = Method(rawValue: try call.string()) else {
      throw call.error("one of \(Method.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.init(try node.string(), method)
    if let value = object["proposal"] { proposal = try value.anyProposal() }
    if let value = object["bounds"] { bounds = try CGRect(value) }
    // Of other methods an engine may tell what it likes; only a size is looked at.
    guard method == .sizeThatFits, let value = object["answer"] else { return }
    let pair = try value.array(count: 2, "[width, height]")
    answer = CGSize(width: try pair[0].anyNumber(), height: try pair[1].anyNumber())
  }
}

extension CGRect {
  /// The frame as the protocol has it.
  var json: JSONValue {
    .array([
      .length(origin.x), .length(origin.y), .length(size.width), .length(size.height),
    ])
  }

  init(_ reader: JSONReader) throws(CaseError) {
    let four = try reader.array(count: 4, "[x, y, width, height]")
    self.init(
      x: try four[0].anyNumber(), y: try four[1].anyNumber(), width: try four[2].anyNumber(),
      height: try four[3].anyNumber())
  }
}

extension JSONReader {
  /// Reads a number, infinite ones and NaN too: an engine may have come to that.
  fileprivate func anyNumber() throws(CaseError) -> CGFloat {
    value == .string("nan") ? .nan : try anyLength()
  }

  /// Reads what a layout was offered, which may be negative or NaN.
  fileprivate func anyProposal() throws(CaseError) -> Proposal {
    let pair = try array(count: 2, "[width, height]")
    func length(_ reader: JSONReader) throws(CaseError) -> CGFloat? {
      reader.value == .null ? nil : try reader.anyNumber()
    }
    return Proposal(width: try length(pair[0]), height: try length(pair[1]))
  }
}
