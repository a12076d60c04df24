import LayoutAPI
import Testing

@testable import LayoutConformance

/// The engine rules: on the reference engine a finding is a false alarm or a bug.
@Suite struct EngineSuiteTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `the reference engine keeps every rule`(_ seed: UInt64) {
    let report = EngineSuite(seed: seed, cases: 500).run(ReferenceEngine())
    for finding in report.findings {
      Issue.record(
        """
        scene \(finding.caseIndex): \(finding.headline(of: "reference")) \
        \(finding.sceneCase.scene.json) \(finding.sceneCase.edits)
        """)
    }
    // A rule that is never judged proves nothing, nor does a kind that is never drawn.
    for row in report.rules { #expect(row.held > 8, "\(row.rule)") }
    for row in report.kinds { #expect(row.scenes > 0, "\(row.kind)") }
  }

  @Test func `another metric is followed`() {
    let metric = EngineMetric(defaultSpacing: 3, spacerMinimum: 1, defaultPadding: 5)
    let report = EngineSuite(seed: 3, cases: 300).run(ReferenceEngine(metric: metric))
    #expect(report.findings.map { $0.headline(of: "reference") } == [])
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
      (EngineFault.crashed("signal 11"), "crashed", "'Failing' ended: signal 11"),
      (.hung("2 s"), "hung", "'Failing' did not answer within 2 s"),
      (.refused("no"), "refused", "'Failing' refused the scene: no"),
      (.garbled("x"), "garbled", "'Failing' answered what is no answer: x"),
    ])
  func `a fault is a finding with its smallest scene`(
    fault: EngineFault, word: String, headline: String
  ) throws {
    let report = EngineSuite(seed: 1, cases: 100).run(Failing(fault: fault))
    let finding = try #require(report.findings.first)
    #expect(report.findings.map(\.kind) == [.fault(word)])
    #expect(finding.headline(of: "Failing") == headline)
    #expect(finding.sceneCase.scene.root.kind.name == "spacer")
    #expect(report.rules.allSatisfy { $0.failed == 0 })
    #expect(report.kinds.first { $0.kind == "spacer" }?.findings == [0])
  }

  @Test func `a frame that is neither told nor unreported is no answer`() throws {
    let report = EngineSuite(seed: 1, cases: 100).run(Failing(fault: nil))
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .fault("garbled"))
    #expect(finding.violation.message.hasSuffix("is missing, and not named in 'unreported'"))
  }

  @Test func `what is unsupported and was not declared is listed, and is no finding`() {
    let report = EngineSuite(seed: 1, cases: 100).run(Failing(fault: .unsupported(["spacer"])))
    #expect(report.findings.isEmpty)
    #expect(report.undeclared.keys.sorted() == ["spacer"])
    #expect(report.rules.contains { $0.lacking > 0 })
  }

  @Test func `an engine without updates and calls is judged by the other rules`() {
    let report = EngineSuite(seed: 1, cases: 200).run(Failing(fault: .unsupported(["spacer"])))
    func row(_ id: String) -> EngineReport.RuleRow? { report.rules.first { $0.rule == id } }
    #expect(row("ENGINE-01")?.held == 0)
    #expect((row("ENGINE-01")?.skipped[.noCalls] ?? 0) > 50)
    #expect((row("ENGINE-14")?.skipped[.noUpdates] ?? 0) > 10)
    #expect((row("ENGINE-17")?.held ?? 0) > 100)
  }
}
