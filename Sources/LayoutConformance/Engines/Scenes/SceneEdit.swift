/// One change of a scene that is laid out already.
public enum SceneEdit: Hashable, Sendable {
  /// Takes a view away; the path leads to it by positions from the root.
  case remove([Int])
  /// Puts a view in the place of another one.
  case replace([Int], ViewNode)
  /// Puts a view before another one, or behind the last.
  case insert([Int], ViewNode)
  /// Offers something else.
  case propose(Proposal)
}

extension LayoutScene {
  /// The scene after an edit; the same scene where the edit does not fit it.
  func applying(_ edit: SceneEdit) -> LayoutScene {
    var result = self
    switch edit {
    case .propose(let proposal): result.proposal = proposal
    case .remove(let path):
      guard let last = path.last, let parent = root[path.dropLast()],
        parent.kind.childCount == .any, parent.children.indices.contains(last)
      else { return self }
      result.root = root.replacing(path[...], by: nil)
    case .replace(let path, let node):
      guard let old = root[path[...]], old.kind.standsAnywhere else { return self }
      result.root = root.replacing(path[...], by: node)
    case .insert(let path, let node):
      guard let last = path.last, var parent = root[path.dropLast()],
        parent.kind.childCount == .any,
        parent.kind.holdsAnything, last <= parent.children.count
      else { return self }
      parent.children.insert(node, at: last)
      result.root = root.replacing(path.dropLast(), by: parent)
    }
    return result.root.flaw == nil ? result : self
  }

  /// The scene after each of some edits, in order.
  package func versions(after edits: [SceneEdit]) -> [LayoutScene] {
    var scene = self
    return edits.map { edit in
      scene = scene.applying(edit)
      return scene
    }
  }
}

extension ViewNode.Kind {
  /// Whether any other view could stand where the kind stands.
  var standsAnywhere: Bool {
    switch self {
    case .gridRow, .gridCell, .group: false
    default: true
    }
  }

  /// Whether the views inside may be of any kind.
  var holdsAnything: Bool {
    guard case .grid = self else { return true }
    return false
  }
}

/// A scene with the edits that follow: what a trial of an engine is about.
public struct SceneCase: Hashable, Sendable {
  /// The scene.
  public var scene: LayoutScene
  /// The edits, in order.
  public var edits: [SceneEdit]

  /// Makes a case.
  public init(_ scene: LayoutScene, edits: [SceneEdit] = []) {
    self.scene = scene
    self.edits = edits
  }

  /// Makes the case in which a scene becomes one version of it after the other.
  init(_ scene: LayoutScene, editedTo versions: [LayoutScene]) {
    let edits = zip([scene] + versions, versions).flatMap { before, after -> [SceneEdit] in
      let offer = before.proposal == after.proposal ? [] : [SceneEdit.propose(after.proposal)]
      return (before.root == after.root ? [] : [.replace([], after.root)]) + offer
    }
    self.init(scene, edits: edits)
  }
}

extension SceneEdit {
  /// The edit in words, with the new view as JSON.
  package var words: String {
    func place(_ path: [Int]) -> String {
      path.isEmpty ? "the root" : "the view at \(path.map(String.init).joined(separator: "."))"
    }
    return switch self {
    case .remove(let path): "take away \(place(path))"
    case .replace(let path, let node): "replace \(place(path)) by \(node.json)"
    case .insert(let path, let node):
      "insert at \(path.map(String.init).joined(separator: ".")) \(node.json)"
    case .propose(let proposal): "offer \(proposal)"
    }
  }
}
