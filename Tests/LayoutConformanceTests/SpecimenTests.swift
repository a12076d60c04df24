import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The verdicts that the gallery declares.
@Suite struct SpecimenTests {
  /// The broken specimens that a test can run without a process of their own.
  ///
  /// Some count in a number that their copies share: each is judged by itself, below.
  static let harmless = Gallery.broken.filter {
    !$0.needsIsolation && !sharing.contains($0.subject.name)
      && !observed.contains($0.subject.name)
  }

  /// Those that nothing is declared of are judged by `ObservedSpecimenTests`.
  static let observed = Set(Gallery.observed.map(\.subject.name))

  static let conforming = Gallery.conforming.map(\.subject.name).filter { !observed.contains($0) }

  static let sharing = ["ShuffledRow", "RowJitteringNine"]

  private static func rules(of specimen: Specimen) -> [Rule] {
    specimen.subject.rules
  }

  private static func broken(_ specimen: Specimen, seed: UInt64, cases: Int) -> [String] {
    Checker(specimen.subject, rules: rules(of: specimen))
      .findings(seed: 1, cases: cases).map(\.rule.id).sorted()
  }

  @Test(arguments: conforming)
  func `a layout that conforms has no finding`(_ name: String) throws {
    let specimen = try #require(Gallery.conforming.first { $0.subject.name == name })
    for seed in [1, 2] as [UInt64] {
      let findings = Checker(specimen.subject, rules: Self.rules(of: specimen))
        .findings(seed: seed, cases: 60)
      for finding in findings {
        Issue.record(
          """
          seed \(seed), case \(finding.caseIndex ?? -1): \
          \(finding.headline(of: specimen.subject.name)) \(finding.counterexample.json?.description ?? "")
          """)
      }
    }
  }

  @Test(arguments: harmless.map(\.subject.name))
  func `a broken layout breaks just what it declares`(_ name: String) throws {
    let specimen = try #require(Self.harmless.first { $0.subject.name == name })
    let declared = Self.rules(of: specimen).filter { specimen.breaks.contains($0.id) }
    let others = Self.rules(of: specimen).filter { !specimen.breaks.contains($0.id) }
    let excess = Checker(specimen.subject, rules: others).findings(seed: 1, cases: 60)
    #expect(excess.map { $0.headline(of: name) } == [])
    // Few cases show most faults, a thousand show them all.
    var missing = declared
    for cases in [50, 200, 1000] where !missing.isEmpty {
      // Counted and not judged again: one that differs from run to run may keep the rule then.
      let tallies = Checker(specimen.subject, rules: missing).tallies(seed: 1, cases: cases)
      missing.removeAll { rule in tallies.contains { $0.rule.id == rule.id && $0.failed > 0 } }
    }
    #expect(missing.map(\.id) == [])
  }

  @Test(arguments: sharing)
  func `a layout with shared state breaks just what it declares`(_ name: String) throws {
    let specimen = try #require(Gallery.broken.first { $0.subject.name == name })
    #expect(Self.broken(specimen, seed: 1, cases: 300) == specimen.breaks)
  }

  @Test(arguments: RuleCatalogue.byDefault.map(\.id))
  func `each rule is broken by a specimen that is easy to see and by one that is not`(
    _ id: String
  ) {
    let broken = Gallery.broken.filter { $0.breaks.contains(id) }
    #expect(broken.contains { !$0.isSubtle })
    #expect(broken.contains { $0.isSubtle })
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
      #expect(specimen.breaksOfKind == specimen.breaksOfKind.sorted())
      #expect(judged.isSuperset(of: specimen.breaks), "\(specimen.subject.name)")
      #expect(specimen.subject.mistakes == [])
    }
  }

  @Test func `names are unique, and what is broken says so`() {
    #expect(Set(Gallery.all.map(\.subject.name)).count == Gallery.all.count)
    #expect(Gallery.conforming.allSatisfy { $0.breaks.isEmpty && $0.breaksOfKind.isEmpty })
    #expect(Gallery.broken.allSatisfy { !$0.breaks.isEmpty || !$0.breaksOfKind.isEmpty })
    #expect(Gallery.all.allSatisfy { !$0.note.isEmpty })
  }
}
