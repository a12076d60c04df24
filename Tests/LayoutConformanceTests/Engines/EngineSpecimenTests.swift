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
  func `a broken engine breaks just what it declares, and is shrunk`(_ name: String) throws {
    let specimen = try #require(EngineGallery.broken.first { $0.name == name })
    var found: Set<String> = []
    // Few scenes show most faults, two thousand show them all.
    for cases in [100, 400, 2000] where found.count < specimen.breaks.count {
      let report = EngineSuite(seed: 1, cases: cases).run(specimen.make())
      found = Set(report.findings.map(\.kind.name))
      for finding in report.findings where !specimen.breaks.contains(finding.kind.name) {
        Issue.record("\(finding.headline(of: name)) \(finding.sceneCase.scene.json)")
      }
      for rule in specimen.breaks where found.contains(rule) {
        let sizes = report.findings.filter { $0.kind.name == rule }.map(
          \.sceneCase.scene.root.count)
        #expect((sizes.min() ?? 0) <= specimen.smallest, "\(rule)")
      }
    }
    #expect(found.sorted() == specimen.breaks)
  }

  @Test(arguments: RuleCatalogue.engine.map(\.id))
  func `each rule is broken by an engine`(_ id: String) {
    #expect(EngineGallery.broken.contains { $0.breaks.contains(id) })
    #expect(EngineGallery.broken.contains { EngineGallery.rulesIllustrated(by: $0) == [id] })
  }

  @Test func `names are unique, and notes say what is wrong`() {
    let all = EngineGallery.conforming + EngineGallery.broken
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.allSatisfy { !$0.note.isEmpty && !$0.note.hasSuffix(".") })
    #expect(all.allSatisfy { $0.breaks == $0.breaks.sorted() })
    let known = Set(RuleCatalogue.engine.map(\.id))
    #expect(all.allSatisfy { known.isSuperset(of: $0.breaks) })
  }
}
