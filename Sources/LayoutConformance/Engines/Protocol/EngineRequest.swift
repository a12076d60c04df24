/// A line that the tool writes to an engine process.
package enum EngineRequest: Hashable, Sendable {
  /// The greeting, with the version of the protocol.
  case hello(version: Int)
  /// A scene to lay out.
  case layOut(id: Int, LayoutScene)
  /// An edited version of an earlier scene, to be laid out in the same instance.
  case update(id: Int, scene: Int, LayoutScene)

  /// The version of the protocol.
  package static let version = 1

  /// The number of the request, `nil` for the greeting.
  package var id: Int? {
    switch self {
    case .hello: nil
    case .layOut(let id, _), .update(let id, _, _): id
    }
  }
}

extension EngineRequest {
  /// The request as JSON; its description is one line.
  package var json: JSONValue {
    switch self {
    case .hello(let version): .object(["hello": .object(["version": .int(version)])])
    case .layOut(let id, let scene): .object(["id": .int(id), "layOut": scene.json])
    case .update(let id, let earlier, let scene):
      .object([
        "id": .int(id),
        "update": .object([
          "scene": .int(earlier), "root": scene.root.json, "proposal": scene.proposal.json,
        ]),
      ])
    }
  }

  /// Reads a request.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  package init(json: JSONValue) throws(CaseError) {
    let object = try JSONReader(json).object(["hello", "id", "layOut", "update"])
    if let hello = object["hello"], object.count == 1 {
      let members = try hello.object(["version"])
      guard let version = members["version"] else { throw hello.error("the key 'version'") }
      self = .hello(version: try version.int())
      return
    }
    guard let number = object["id"], object.count == 2 else {
      throw CaseError(key: "", problem: "expected 'hello', or 'id' with 'layOut' or 'update'")
    }
    let id = try number.int()
    if let scene = object["layOut"] {
      self = .layOut(id: id, try LayoutScene(try scene.object(LayoutScene.keys)))
    } else if let update = object["update"] {
      var members = try update.object(["scene", "root", "proposal"])
      guard let earlier = members.removeValue(forKey: "scene") else {
        throw update.error("the key 'scene'")
      }
      self = .update(id: id, scene: try earlier.int(), try LayoutScene(members))
    } else {
      throw CaseError(key: "", problem: "expected 'layOut' or 'update' beside 'id'")
    }
  }
}
