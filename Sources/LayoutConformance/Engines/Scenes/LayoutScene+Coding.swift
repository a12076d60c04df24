import LayoutAPI
import LayoutEngine

extension LayoutScene {
  /// The keys of a scene.
  package static let keys = ["root", "proposal", "direction"]

  /// The scene as the protocol has it.
  package var json: JSONValue { .object(members) }

  /// The keys and values of the scene.
  package var members: [JSONValue.Member] {
    var members = [
      JSONValue.Member(key: "root", value: root.json),
      JSONValue.Member(key: "proposal", value: proposal.json),
    ]
    if direction != .leftToRight {
      members.append(.init(key: "direction", value: .string(direction.name)))
    }
    return members
  }
}

extension LayoutScene {
  /// Reads a scene.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  package init(json: JSONValue) throws(CaseError) {
    try self.init(try JSONReader(json).object(Self.keys))
  }

  /// Reads a scene out of the keys of an object.
  init(_ object: [String: JSONReader]) throws(CaseError) {
    guard let root = object["root"], let proposal = object["proposal"] else {
      let missing = object["root"] == nil ? "root" : "proposal"
      throw CaseError(key: "", problem: "the key '\(missing)' is missing")
    }
    self.init(try ViewNode(root), proposal: try proposal.proposal())
    if let value = object["direction"] { direction = try LayoutDirection(value) }
    if let flaw = self.root.flaw { throw CaseError(key: "root", problem: flaw) }
  }
}
