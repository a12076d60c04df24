public import LayoutConformance

/// The reference engine behind something that takes one kind of view for another.
///
/// It is what an engine is like whose views are right and whose reading of a scene is not.
public struct RewritingEngine: EngineUnderTest, Sendable {
  /// The engine's name.
  public let name: String

  private let engine = ReferenceEngine()
  private let rewrite: @Sendable (ViewNode) -> ViewNode

  /// Makes the engine.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - rewrite: What it takes a view for, those inside it rewritten already; the name stays.
  init(_ name: String, _ rewrite: @escaping @Sendable (ViewNode) -> ViewNode) {
    self.name = name
    self.rewrite = rewrite
  }

  /// Lays out a scene in a tree of its own.
  public func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
    try engine.layOut(rewritten(scene))
  }

  /// Lays out a scene, and edited versions of it in the same tree.
  public func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout] {
    try engine.layOut(rewritten(scene), thenEditedTo: versions.map(rewritten))
  }

  private func rewritten(_ scene: LayoutScene) -> LayoutScene {
    LayoutScene(
      rewritten(scene.root), proposal: scene.proposal, direction: scene.direction)
  }

  private func rewritten(_ node: ViewNode) -> ViewNode {
    var node = node
    node.children = node.children.map(rewritten)
    return rewrite(node)
  }
}

extension EngineSpecimen {
  /// Declares an engine that takes some kinds of views for others.
  static func reading(
    _ name: String, _ breaks: [String], _ note: String, smallest: Int = 3,
    _ rewrite: @escaping @Sendable (ViewNode.Kind) -> ViewNode.Kind?
  ) -> EngineSpecimen {
    .rewriting(name, breaks, note, smallest: smallest) { node in
      var node = node
      if let kind = rewrite(node.kind) { node.kind = kind }
      return node
    }
  }

  /// Declares an engine that takes some views for others.
  static func rewriting(
    _ name: String, _ breaks: [String], _ note: String, smallest: Int = 3, isRare: Bool = false,
    _ rewrite: @escaping @Sendable (ViewNode) -> ViewNode
  ) -> EngineSpecimen {
    EngineSpecimen(
      name: name, breaks: breaks.sorted(), note: note, typeName: "", smallest: smallest,
      isRare: isRare
    ) {
      RewritingEngine(name, rewrite)
    }
  }
}
