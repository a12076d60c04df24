import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The verdicts that the gallery of engines declares.
@Suite struct EngineSpecimenTests {
  @Test(arguments: EngineGallery.conforming.map(\.name))
  func `an engine that conforms has no finding`(_ name: String) throws {
    let specimen = try #require(EngineGallery.conforming.first { $0.name == name })
    let outcome = EngineOutcome(of: specimen.make(), seed: 1, scenes: 400)
    #expect(outcome.findings.map { $0.text(of: name) } == [])
  }

  @Test(arguments: EngineGallery.broken.filter(\.isRare).map(\.name))
  func `a defect that is said to be rare is found by no chance`(_ name: String) throws {
    let specimen = try #require(EngineGallery.broken.first { $0.name == name })
    let outcome = EngineOutcome(of: specimen.make(), seed: 1, scenes: 2000)
    #expect(outcome.brokenRules == [])
  }

  // What engines misread is looked for in the sweep.
  @Test(arguments: EngineGallery.defective.map(\.name))
  func `a broken engine breaks just what it declares, and is shrunk`(_ name: String) throws {
    let specimen = try #require(EngineGallery.broken.first { $0.name == name })
    var found: Set<String> = []
    // Few scenes show most faults, two thousand show them all.
    for cases in [100, 400, 2000] where found.count < specimen.breaks.count {
      let outcome = EngineOutcome(of: specimen.make(), seed: 1, scenes: cases)
      found = outcome.brokenRules
      for finding in outcome.findings where !specimen.breaks.contains(finding.rule.id) {
        Issue.record("\(finding.text(of: name))")
      }
      for rule in specimen.breaks where found.contains(rule) {
        let sizes = outcome.findings.filter { $0.rule.id == rule }.compactMap {
          $0.counterexample.sceneCase?.scene.root.count
        }
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
