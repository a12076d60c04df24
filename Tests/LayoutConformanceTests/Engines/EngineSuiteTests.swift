import Testing

@testable import LayoutConformance

/// The engine rules on the reference engine: a finding is a false alarm or a bug.
@Suite struct EngineSuiteTests {
  @Test(arguments: [1, 2] as [UInt64])
  func `the reference engine keeps every rule`(_ seed: UInt64) {
    let report = EngineSuite(seed: seed, cases: 400).run(ReferenceEngine())
    for finding in report.findings {
      Issue.record(
        """
        scene \(finding.caseIndex): \(finding.headline(of: "reference")) \
        \(finding.sceneCase.scene.json) \(finding.sceneCase.edits)
        """)
    }
  }
}
