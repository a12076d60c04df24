import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The verdicts that the gallery declares.
@Suite struct SpecimenTests {
  /// The broken specimens that a test can run without a process of their own.
  ///
  /// `ShuffledRow` counts in a number that its copies share: it is judged by itself, below.
  static let harmless = Gallery.broken.filter {
    !$0.needsIsolation && $0.subject.name != "ShuffledRow"
  }

  private static func rules(of specimen: Specimen) -> [Rule] {
    specimen.subject.rules
  }

  private static func broken(_ specimen: Specimen, seed: UInt64, cases: Int) -> [String] {
    Checker(specimen.subject, rules: rules(of: specimen))
      .findings(seed: seed, cases: cases).map(\.rule.id).sorted()
  }

  @Test(arguments: Gallery.conforming.map(\.subject.name))
  func `a layout that conforms has no finding`(_ name: String) throws {
    let specimen = try #require(Gallery.conforming.first { $0.subject.name == name })
    for seed in [1, 2, 3] as [UInt64] {
      let findings = Checker(specimen.subject, rules: Self.rules(of: specimen))
        .findings(seed: seed, cases: 100)
      for finding in findings {
        Issue.record(
          """
          seed \(seed), case \(finding.caseIndex ?? -1): \
          \(finding.headline(of: specimen.subject.name)) \(finding.layoutCase.json)
          """)
      }
    }
  }

  @Test(arguments: harmless.map(\.subject.name), [1, 2] as [UInt64])
  func `a broken layout breaks just what it declares`(_ name: String, seed: UInt64) throws {
    let specimen = try #require(Self.harmless.first { $0.subject.name == name })
    let declared = Self.rules(of: specimen).filter { specimen.breaks.contains($0.id) }
    let others = Self.rules(of: specimen).filter { !specimen.breaks.contains($0.id) }
    let excess = Checker(specimen.subject, rules: others).findings(seed: seed, cases: 100)
    #expect(excess.map { $0.headline(of: name) } == [])
    // A hundred cases show most faults, a thousand show them all.
    var missing = declared
    for cases in [100, 1000] where !missing.isEmpty {
      let shown = Checker(specimen.subject, rules: missing).findings(seed: seed, cases: cases)
      missing.removeAll { rule in shown.contains { $0.rule.id == rule.id } }
    }
    #expect(missing.map(\.id) == [])
  }

  @Test func `a layout with shared state breaks just what it declares`() throws {
    let specimen = try #require(Gallery.broken.first { $0.subject.name == "ShuffledRow" })
    #expect(Self.broken(specimen, seed: 1, cases: 300) == specimen.breaks)
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `each rule is broken by a specimen`(_ id: String) {
    #expect(Gallery.broken.contains { $0.breaks.contains(id) })
  }

  @Test func `each declared rule is broken twice, and each profile kept twice`() {
    for rule in RuleCatalogue.all where rule.level == .declared {
      #expect(Gallery.broken.filter { $0.breaks.contains(rule.id) }.count > 1, "\(rule.id)")
    }
    for profile in Profile.builtIn {
      let kept = Gallery.conforming.filter { specimen in
        Set(specimen.subject.rules.map(\.id)).isSuperset(of: profile.switchesOn)
      }
      #expect(kept.count > 1, "\(profile.name)")
    }
  }

  @Test func `specimens name rules that there are, and sort them`() {
    for specimen in Gallery.all {
      #expect(specimen.breaks == specimen.breaks.sorted())
      let judged = Set(specimen.subject.rules.map(\.id))
      #expect(judged.isSuperset(of: specimen.breaks), "\(specimen.subject.name)")
      #expect(specimen.subject.mistakes == [])
    }
  }

  @Test func `names are unique, and what is broken says so`() {
    #expect(Set(Gallery.all.map(\.subject.name)).count == Gallery.all.count)
    #expect(Gallery.conforming.allSatisfy { $0.breaks.isEmpty && !$0.needsIsolation })
    #expect(Gallery.broken.allSatisfy { !$0.breaks.isEmpty })
    #expect(Gallery.all.allSatisfy { !$0.note.isEmpty })
  }
}
