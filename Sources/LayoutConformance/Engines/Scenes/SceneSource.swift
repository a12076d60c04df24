/// The scenes of an engine's run: first those that lead through the kinds of nodes, then random ones.
package struct SceneSource: Sendable {
  private let sweep: [SceneCase]
  private let random: SceneGenerator

  /// Makes the scenes of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed of the random ones.
  ///   - lacks: What the engine lacks: no scene needs it.
  package init(seed: UInt64, lacks: Set<String>) {
    sweep = SceneSweep(lacks: lacks).scenes
    random = SceneGenerator(seed: seed, lacks: lacks)
  }

  /// Makes scene `index`; `nil` where all that was drawn needs what the engine lacks.
  package func sceneCase(_ index: Int) -> SceneCase? {
    index < sweep.count ? sweep[index] : random.sceneCase(index - sweep.count)
  }
}
