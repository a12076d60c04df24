import Foundation
package import LayoutAPI
import LayoutEngine

/// How a case stands in a file and in a report.
extension LayoutCase {
  /// The keys of a case, in the order in which they are written.
  static let keys = [
    "configuration", "subviews", "proposal", "origin", "direction", "script", "before",
  ]

  /// The case as JSON, whole; what is the simplest value is left out where the reader knows it.
  package var json: JSONValue { .object(members) }

  /// The keys and values of the case.
  var members: [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if !configuration.isEmpty { add("configuration", configuration.json) }
    add("subviews", .array(subviews.map(\.json)))
    add("proposal", proposal.json)
    add("origin", origin.json)
    if direction != .leftToRight { add("direction", .string(direction.name)) }
    if !script.isEmpty { add("script", .array(script.map(\.json))) }
    // One update is written as it always was.
    if states.count > 1 {
      add("before", .array(states.map(\.json)))
    } else if let before {
      add("before", before.json)
    }
    return members
  }

  /// Reads a case.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  package init(json: JSONValue) throws(CaseError) {
    try self.init(try JSONReader(json).object(Self.keys))
  }

  /// Reads a case of a JSON text.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  package init(text: String) throws(CaseError) {
    try self.init(json: try JSONValue(parsing: Data(text.utf8)))
  }

  /// Reads a case out of the keys of an object.
  init(_ object: [String: JSONReader]) throws(CaseError) {
    self.init()
    guard let list = object["subviews"] else {
      throw CaseError(key: "", problem: "the key 'subviews' is missing")
    }
    subviews = try [ViewNode](list)
    if let value = object["configuration"] { configuration = try value.configuration() }
    if let value = object["proposal"] { proposal = try value.proposal() }
    if let value = object["origin"] { origin = try value.point() }
    if let value = object["direction"] { direction = try LayoutDirection(value) }
    if let value = object["script"] {
      for step in try value.array() {
        script.append(try ScriptStep(step))
      }
    }
    if let value = object["before"] {
      var list = [value]
      if case .array = value.value { list = try value.array() }
      for state in list { states.append(try Before(state)) }
    }
  }
}

extension LayoutCase.Before {
  fileprivate var json: JSONValue {
    .object([
      "subviews": subviews.map { .array($0.map(\.json)) },
      "configuration": configuration.map(\.json),
    ])
  }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(["subviews", "configuration"])
    self.init()
    if let list = object["subviews"] { subviews = try [ViewNode](list) }
    if let values = object["configuration"] { configuration = try values.configuration() }
  }
}

extension LayoutCase.ScriptStep {
  fileprivate var json: JSONValue {
    switch self {
    case .size(let proposal): .object(["size": proposal.json])
    case .place(let proposal, let origin):
      .object(["place": .object(["proposal": proposal.json, "origin": origin.json])])
    case .align(let guide, let proposal):
      .object(["align": .object(["guide": .string(guide), "proposal": proposal.json])])
    case .spacing: .object(["spacing": .bool(true)])
    }
  }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(["size", "place", "align", "spacing"])
    guard object.count == 1, let (kind, content) = object.first else {
      throw reader.error("one of size, place, align, spacing")
    }
    switch kind {
    case "size": self = .size(try content.proposal())
    case "place":
      let place = try content.object(["proposal", "origin"])
      guard let proposal = place["proposal"] else {
        throw content.error("the key 'proposal'")
      }
      self = .place(try proposal.proposal(), origin: try place["origin"]?.point() ?? .zero)
    case "align":
      let align = try content.object(["guide", "proposal"])
      guard let guide = align["guide"], let proposal = align["proposal"] else {
        throw content.error("the keys 'guide' and 'proposal'")
      }
      let name = try guide.string()
      guard AlignmentKey.named(name) != nil else {
        throw guide.error("one of \(AlignmentKey.builtIn.map(\.name).joined(separator: ", "))")
      }
      self = .align(name, try proposal.proposal())
    default:
      guard try content.bool() else { throw content.error("true") }
      self = .spacing
    }
  }
}

extension Proposal {
  var json: JSONValue {
    .array([width.map { .length($0) } ?? .null, height.map { .length($0) } ?? .null])
  }
}

extension CGPoint {
  fileprivate var json: JSONValue { .array([.length(x), .length(y)]) }
}

extension LayoutDirection {
  package var name: String { self == .leftToRight ? "leftToRight" : "rightToLeft" }

  init(_ reader: JSONReader) throws(CaseError) {
    guard let direction = Self.allCases.first(where: { $0.name == (try? reader.string()) }) else {
      throw reader.error("\"leftToRight\" or \"rightToLeft\"")
    }
    self = direction
  }
}
