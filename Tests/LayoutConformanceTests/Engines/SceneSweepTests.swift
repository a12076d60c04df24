import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The scenes that come before random ones.
@Suite struct SceneSweepTests {
  @Test func `the sweep is short, has all kinds and fields, and each scene once`() {
    let scenes = SceneSweep().scenes
    #expect(scenes.count < 1500)
    #expect(Set(scenes).count == scenes.count)
    #expect(scenes.allSatisfy { $0.scene.root.flaw == nil })
    let kinds = Set(scenes.flatMap(\.kinds))
    #expect(kinds == Set(ViewNode.Kind.names))
    let features = Set(scenes.flatMap { $0.scene.features })
    for seed in 0..<400 {
      guard let drawn = SceneGenerator(seed: 9).sceneCase(seed) else { continue }
      // A direction is an experiment of its rule; guides of texts are those of rows.
      let unknown = drawn.scene.features.subtracting(features).filter {
        $0 != "direction.rightToLeft" && !$0.hasSuffix("TextBaseline")
      }
      #expect(unknown == [])
    }
  }

  @Test func `no scene needs what an engine lacks`() {
    let lacks: Set<String> = ["grid", "frame.alignment", "proposal.nil", "leaf.text"]
    let scenes = SceneSweep(lacks: lacks).scenes
    #expect(scenes.count > 200)
    #expect(scenes.allSatisfy { $0.scene.features.isDisjoint(with: lacks) })
  }

  /// What comes of the sweep, or of as much of it as breaks one of some rules.
  private func outcome(
    _ engine: any EngineUnderTest, untilBroken rules: [String] = []
  ) -> EngineOutcome {
    var outcome = EngineOutcome(rules: RuleCatalogue.engine, lacks: engine.lacks)
    var rest = SceneSweep(lacks: engine.lacks).scenes[...]
    while !rest.isEmpty, outcome.brokenRules.isDisjoint(with: rules) {
      let judgements = rest.prefix(100).map {
        SceneJudgement($0, index: 0, in: engine, by: RuleCatalogue.engine)
      }
      rest = rest.dropFirst(100)
      _ = outcome.add(judgements) { $0.smallest(in: engine) }
    }
    return outcome
  }

  @Test(arguments: EngineGallery.conforming.map(\.name))
  func `an engine that conforms keeps every rule in the sweep`(_ name: String) throws {
    let specimen = try #require(EngineGallery.conforming.first { $0.name == name })
    #expect(outcome(specimen.make()).findings.map { $0.text(of: name) } == [])
  }

  @Test(arguments: EngineGallery.broken.map(\.name))
  func `the sweep alone catches a broken engine, by its own rule and in a small scene`(
    _ name: String
  ) throws {
    let specimen = try #require(EngineGallery.broken.first { $0.name == name })
    let outcome = outcome(specimen.make(), untilBroken: specimen.breaks)
    #expect(!outcome.brokenRules.isDisjoint(with: specimen.breaks))
    let sizes = outcome.findings.compactMap { $0.counterexample.sceneCase?.scene.root.count }
    #expect((sizes.min() ?? .max) <= max(specimen.smallest, 4))
  }
}
