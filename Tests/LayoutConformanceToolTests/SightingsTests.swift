import LayoutConformance
import LayoutSpecimens
import Testing

@testable import LayoutConformanceWorkers

/// What a run makes of the ends of its workers.
@Suite struct SightingsTests {
  /// Cases of which one cannot be made, as where a layout's initialiser traps.
  private struct Unmakable: CaseSource {
    var count: Int? { nil }

    func layoutCase(_ index: Int) -> LayoutCase {
      precondition(index != 7, "seven is not a parameter")
      return LayoutCase()
    }
  }

  @Test func `RUN-01 a layout that cannot be made for a case is told, and ends nothing`() throws {
    let subject = try #require(Gallery.all.first).subject
    let rules = [try #require(RuleCatalogue.rule("RUN-01"))]
    var sightings = Sightings(
      plan: RunPlan(seed: 1, cases: 10, rules: rules), subject: subject)
    let fault = Fault.exit(3, output: "", limits: Limits())
    let seen = try sightings.take(
      faults: [(3, 0, fault), (7, 0, fault), (7, 0, fault)], tallies: [], Unmakable(),
      try IsolatedJudge(subject, limits: Limits()))
    #expect(seen.map(\.finding.hasCase) == [true])
    let other = Fault.exit(4, output: "", limits: Limits())
    let more = try sightings.take(
      faults: [(7, 0, other)], tallies: [], Unmakable(),
      try IsolatedJudge(subject, limits: Limits()))
    #expect(more.map(\.finding.hasCase) == [false])
    #expect(more.first?.finding.caseIndex == 7)
    #expect(
      more.first?.finding.exhibit.message
        == "ended the process with exit code 4 while it was made; its initialiser must return for "
        + "every parameter that is drawn")
  }
}
