import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The verdicts that the gallery of engines declares.
@Suite struct EngineSpecimenTests {
  @Test(arguments: EngineGallery.conforming.map(\.name))
  func `an engine that conforms has no finding`(_ name: String) throws {
    let specimen = try #require(EngineGallery.conforming.first { $0.name == name })
    let report = EngineSuite(seed: 1, cases: 400).run(specimen.make())
    #expect(report.findings.map { "\($0.headline(of: name)) \($0.sceneCase.scene.json)" } == [])
  }

  @Test(arguments: EngineGallery.broken.map(\.name))
  func `a broken engine breaks just what it declares, and shrinks`(_ name: String) throws {
    let specimen = try #require(EngineGallery.broken.first { $0.name == name })
    var (found, cases) = (Set<String>(), 0)
    for count in [100, 400, 2000] where found.count < specimen.breaks.count {
      let report = EngineSuite(seed: 1, cases: count).run(specimen.make())
      found = Set(report.findings.map(\.kind.name))
      cases = count
      print(name, count, report.findings.map { "\($0.kind.name)@\($0.caseIndex):\($0.sceneCase.scene.root.count)" })
      for finding in report.findings where !specimen.breaks.contains(finding.kind.name) {
        Issue.record("\(finding.headline(of: name)) \(finding.sceneCase.scene.json) \(finding.sceneCase.edits)")
      }
    }
    #expect(found.sorted() == specimen.breaks, "after \(cases)")
  }
}
