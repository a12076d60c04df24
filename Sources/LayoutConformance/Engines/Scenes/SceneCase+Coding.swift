import LayoutAPI

extension SceneCase {
  /// The keys of a scene with its edits.
  package static let keys = LayoutScene.keys + ["edits"]

  /// The scene with its edits as a file has them.
  package var json: JSONValue { .object(members) }

  /// The keys and values of the scene with its edits.
  package var members: [JSONValue.Member] {
    guard !edits.isEmpty else { return scene.members }
    return scene.members + [.init(key: "edits", value: .array(edits.map(\.json)))]
  }

  /// Reads a scene with its edits out of the keys of an object.
  ///
  /// - Throws: `CaseError` with the key and what would be right.
  init(_ object: [String: JSONReader]) throws(CaseError) {
    self.init(try LayoutScene(object))
    for edit in try object["edits"]?.array() ?? [] { edits.append(try SceneEdit(edit)) }
  }
}

extension SceneEdit {
  fileprivate var json: JSONValue {
    func list(_ path: [Int]) -> JSONValue { .array(path.map { .int($0) }) }
    return switch self {
    case .remove(let path): .object(["remove": list(path)])
    case .replace(let path, let node): .object(["replace": list(path), "by": node.json])
    case .insert(let path, let node): .object(["insert": list(path), "view": node.json])
    case .propose(let proposal): .object(["propose": proposal.json])
    }
  }

  fileprivate init(_ reader: JSONReader) throws(CaseError) {
    let object = try reader.object(["remove", "replace", "by", "insert", "view", "propose"])
    func path(_ key: String) throws(CaseError) -> [Int]? {
      guard let steps = try object[key]?.array() else { return nil }
      var path: [Int] = []
      for step in steps {
        let position = try step.int()
        guard position >= 0 else { throw step.error("a position from 0 on") }
        path.append(position)
      }
      return path
    }
    switch (
      object.count, try path("remove"), try path("replace"), try path("insert"), object["by"],
      object["view"], object["propose"]
    ) {
    case (1, let path?, nil, nil, nil, nil, nil): self = .remove(path)
    case (2, nil, let path?, nil, let view?, nil, nil): self = .replace(path, try ViewNode(view))
    case (2, nil, nil, let path?, nil, let view?, nil): self = .insert(path, try ViewNode(view))
    case (1, nil, nil, nil, nil, nil, let offer?): self = .propose(try offer.proposal())
    default:
      throw reader.error(
        "'remove' with a path, 'replace' with a path and 'by', 'insert' with a path and 'view', or "
          + "'propose' with an offer")
    }
  }
}
