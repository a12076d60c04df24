import LayoutAPI
import LayoutEngine

/// Makes scene `k` of seed `s`: a function of both, of what the engine lacks, and of nothing else.
///
/// Half of the scenes are a container of leaves, where a law can be told exactly; the others are any
/// tree. What sources disagree about is not drawn: explicit guides of SwiftUI's own that leave a
/// container, and priorities or spacers inside frames and padding.
public struct SceneGenerator: Sendable {
  /// The version of what the generator makes: the same seed makes other scenes in another version.
  public static let version = 1

  private let seed: UInt64
  private let lacks: Set<String>

  /// Makes the generator of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - lacks: What the engine lacks: no scene needs it.
  public init(seed: UInt64, lacks: Set<String> = []) {
    self.seed = seed
    self.lacks = lacks
  }

  /// Makes a scene with its edits; `nil` where all that was drawn needs what the engine lacks.
  public func sceneCase(_ index: Int) -> SceneCase? {
    var source = RandomSource(seed: seed, case: index)
    for _ in 0..<50 {
      let candidate = draw(RandomSource(seed: source.next()))
      guard !lacks.isEmpty else { return candidate }
      let scenes = [candidate.scene] + candidate.scene.versions(after: candidate.edits)
      if scenes.allSatisfy({ $0.features(in: lacks).isEmpty }) { return candidate }
    }
    return nil
  }

  private func draw(_ source: RandomSource) -> SceneCase {
    var tree = SceneTreeGenerator(source: source, lacks: lacks)
    let root = tree.root()
    let scene = LayoutScene(
      root, proposal: tree.proposal(for: root),
      direction: tree.source.chance(25) && !lacks.contains("direction.rightToLeft")
        ? .rightToLeft : .leftToRight)
    return SceneCase(scene, edits: tree.edits(of: scene))
  }

  /// Makes a random tree of stacks, piles, frames and padding with a number of leaves.
  package static func tree(leaves: Int, seed: UInt64) -> ViewNode {
    var tree = SceneTreeGenerator(source: RandomSource(seed: seed), lacks: [])
    return tree.mixed(leaves: leaves)
  }

  /// Makes random edits of a scene, each of what the ones before have made of it.
  package static func edits(of scene: LayoutScene, count: Int, seed: UInt64) -> [SceneEdit] {
    var tree = SceneTreeGenerator(source: RandomSource(seed: seed), lacks: [], firstID: 1_000_000)
    return tree.edits(of: scene, count: count)
  }
}
