import LayoutAPI
import Testing

@testable import LayoutConformance

/// The engine rules: on the reference engine a finding is a false alarm or a bug.
@Suite struct EngineOutcomeTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `the reference engine keeps every rule`(_ seed: UInt64) {
    let outcome = EngineOutcome(of: ReferenceEngine(), seed: seed, scenes: 500)
    #expect(outcome.findings.map { $0.text(of: "reference") } == [])
    // A rule that is never judged proves nothing, nor does a kind that is never drawn.
    for tally in outcome.tallies { #expect(tally.checked > 8, "\(tally.rule.id)") }
    for kind in outcome.kinds { #expect(kind.scenes > 0, "\(kind.name)") }
  }

  @Test func `another metric is followed`() {
    let metric = EngineMetric(defaultSpacing: 3, spacerMinimum: 1, defaultPadding: 5)
    let outcome = EngineOutcome(of: ReferenceEngine(metric: metric), seed: 3, scenes: 300)
    #expect(outcome.findings.map { $0.text(of: "reference") } == [])
  }

  /// An engine that fails in one way at scenes with a spacer.
  private struct Failing: EngineUnderTest {
    let name = "Failing"
    let fault: EngineFault?

    func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
      var layout = try ReferenceEngine(recordsCalls: false).layOut(scene)
      guard let spacer = scene.root.all.first(where: { $0.kind.name == "spacer" }) else {
        return layout
      }
      if let fault { throw fault }
      layout.frames[spacer.id ?? ""] = nil
      return layout
    }
  }

  @Test(
    arguments: [
      (EngineFault.crashed("signal 11"), Finding.Status.crash, "ended: signal 11"),
      (.hung("2 s"), .hang, "did not answer within 2 s"),
      (.refused("no"), .violation, "refused the scene: no"),
      (.garbled("x"), .violation, "answered what is no answer: x"),
    ])
  func `ENGINE-18 an engine that gives no layout has one finding with its smallest scene`(
    fault: EngineFault, status: Finding.Status, message: String
  ) throws {
    let outcome = EngineOutcome(of: Failing(fault: fault), seed: 1, scenes: 100)
    let finding = try #require(outcome.findings.first)
    #expect(outcome.findings.map(\.rule.id) == ["ENGINE-18"])
    #expect(finding.status == status)
    #expect(finding.headline(of: "Failing") == "'Failing' \(message) [ENGINE-18]")
    #expect(finding.counterexample.sceneCase?.scene.root.kind.name == "spacer")
    #expect(outcome.tallies.filter { $0.failed > 0 }.map(\.rule.id) == ["ENGINE-18"])
    #expect((outcome.tally("ENGINE-17")?.skipped(for: .noAnswer) ?? 0) > 0)
    #expect(outcome.kinds.first { $0.name == "spacer" }?.findings == [0])
  }

  @Test func `ENGINE-18 is told whichever rule asked for the scene`() {
    let rules = RuleCatalogue.engine.filter { $0.id == "ENGINE-13" }
    let outcome = EngineOutcome(
      of: Failing(fault: .crashed("signal 11")), seed: 1, scenes: 100, rules: rules)
    #expect(outcome.findings.map(\.rule.id) == ["ENGINE-18"])
  }

  /// An engine that ends while it updates a scene, and at no other time.
  private struct FailingAtUpdates: EngineUnderTest {
    let name = "FailingAtUpdates"

    func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
      try ReferenceEngine().layOut(scene)
    }

    func layOut(
      _ scene: LayoutScene, thenEditedTo versions: [LayoutScene]
    ) throws(EngineFault) -> [SceneLayout] {
      throw .crashed("signal 6")
    }
  }

  @Test func `ENGINE-18 an engine that ends in an update is shown with an edit`() throws {
    let outcome = EngineOutcome(of: FailingAtUpdates(), seed: 1, scenes: 40)
    #expect(outcome.findings.map(\.rule.id) == ["ENGINE-18"])
    let shown = try #require(outcome.findings.first?.counterexample.sceneCase)
    #expect(shown.scene.root.count == 1)
    #expect(shown.edits.count == 1)
  }

  @Test func `ENGINE-18 a frame that is neither told nor unreported is no answer`() throws {
    let outcome = EngineOutcome(of: Failing(fault: nil), seed: 1, scenes: 100)
    let finding = try #require(outcome.findings.first)
    #expect(finding.rule.id == "ENGINE-18" && finding.status == .violation)
    #expect(finding.exhibit.message.hasSuffix("is missing, and not named in 'unreported'"))
  }

  @Test func `what is unsupported and was not declared is listed, and is no finding`() {
    let outcome = EngineOutcome(
      of: Failing(fault: .unsupported(["spacer"])), seed: 1, scenes: 100)
    #expect(outcome.findings.isEmpty)
    #expect(outcome.undeclared.keys.sorted() == ["spacer"])
    #expect(outcome.tallies.contains { $0.skipped(for: .lacking) > 0 })
  }

  @Test func `an engine without updates and calls is judged by the other rules`() {
    let outcome = EngineOutcome(
      of: Failing(fault: .unsupported(["spacer"])), seed: 1, scenes: 200)
    #expect(outcome.tally("ENGINE-01")?.checked == 0)
    #expect((outcome.tally("ENGINE-01")?.skipped(for: .noCalls) ?? 0) > 50)
    #expect((outcome.tally("ENGINE-14")?.skipped(for: .noUpdates) ?? 0) > 10)
    #expect((outcome.tally("ENGINE-17")?.checked ?? 0) > 100)
  }

  /// An engine whose answers are a point too wide, which has a rule of its own and the model's.
  private struct Wide: EngineUnderTest {
    let name = "Wide"

    func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
      var layout = try ReferenceEngine().layOut(scene)
      layout.size.width += 1
      return layout
    }
  }

  @Test func `what only the model says is told under the rule that names the cause`() throws {
    let outcome = EngineOutcome(of: Wide(), seed: 1, scenes: 60)
    let finding = try #require(outcome.findings.first)
    #expect(outcome.findings.allSatisfy { $0.rule.id == "ENGINE-11" })
    #expect(finding.alsoBreaks.map(\.rule.id) == ["ENGINE-17"])
    #expect(finding.count > 1)
  }
}
