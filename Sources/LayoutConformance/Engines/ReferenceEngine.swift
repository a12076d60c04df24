import LayoutAPI
import LayoutEngine

/// The engine of this package: what `SwiftUI` here lays out with, and the model of the engine rules.
///
/// It follows the recorded numbers of SwiftUI; where sources disagree, the documentation says which
/// one it follows.
public struct ReferenceEngine: EngineUnderTest, Sendable {
  /// The engine's name.
  public let name: String

  /// The lengths that it takes where a scene leaves them out.
  public let metric: EngineMetric

  private let recordsCalls: Bool
  private let vocabulary: ViewElement.Vocabulary

  /// Makes the engine.
  ///
  /// - Parameters:
  ///   - metric: The lengths that it takes where a scene leaves them out.
  ///   - recordsCalls: Whether layouts come with their calls, which takes time.
  public init(metric: EngineMetric = .swiftUI, recordsCalls: Bool = true) {
    self.init("reference", metric: metric, recordsCalls: recordsCalls) { _ in nil }
  }

  /// Makes an engine that has other layouts for some kinds of nodes.
  package init(
    _ name: String, metric: EngineMetric = .swiftUI, recordsCalls: Bool = true,
    vocabulary: @escaping ViewElement.Vocabulary
  ) {
    self.name = name
    self.metric = metric
    self.recordsCalls = recordsCalls
    self.vocabulary = vocabulary
  }

  /// Makes the engine that lets each group of priorities start from 0 where an earlier one took more
  /// than there was, as objc.io and OpenLayout have it.
  package static func forgettingDeficits(metric: EngineMetric) -> ReferenceEngine {
    ReferenceEngine("reference without deficits", metric: metric, recordsCalls: false) { kind in
      switch kind {
      case .stack(.horizontal, let guide, let spacing):
        var layout = HStackLayout(alignment: VerticalAlignment(key: guide.key), spacing: spacing)
        (layout.standardDistance, layout.carriesDeficits) = (metric.defaultSpacing, false)
        return layout
      case .stack(.vertical, let guide, let spacing):
        var layout = VStackLayout(alignment: HorizontalAlignment(key: guide.key), spacing: spacing)
        (layout.standardDistance, layout.carriesDeficits) = (metric.defaultSpacing, false)
        return layout
      default: return nil
      }
    }
  }

  /// Lays out a scene in a tree of its own.
  public func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
    try instance(of: scene).layOut(scene.proposal)
  }

  /// Lays out a scene, and edited versions of it in the same tree.
  public func layOut(
    _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
  ) throws(EngineFault) -> [SceneLayout] {
    var instance = try instance(of: scene)
    var layouts = [instance.layOut(scene.proposal)]
    for version in versions { layouts.append(try instance.layOut(editedTo: version)) }
    return layouts
  }

  /// Makes a tree that lives on after a layout, to be edited.
  package func instance(of scene: LayoutScene) throws(EngineFault) -> SceneInstance {
    try instance(of: scene, listener: recordsCalls ? SceneCallLog() : nil)
  }

  /// Counts the calls of one layout: those of each layout, and those to each subview.
  package func countCalls(of scene: LayoutScene) throws(EngineFault) -> Int {
    let counter = SceneCallCounter()
    try instance(of: scene, listener: counter).place(scene.proposal)
    return counter.count
  }

  private func instance(
    of scene: LayoutScene, listener: (any SceneListener)?
  ) throws(EngineFault) -> SceneInstance {
    if let flaw = scene.root.flaw { throw .refused(flaw) }
    return try SceneInstance(scene, listener: listener) {
      [metric, vocabulary] node throws(EngineFault) in
      try ViewElement(node, metric: metric, vocabulary: vocabulary)
    }
  }
}
