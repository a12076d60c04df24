import LayoutConformance
import LayoutSpecimens
import Testing

@testable import LayoutConformanceWorkers

/// What a run makes of the ends of its workers.
@Suite struct SightingsTests {
  private let rules: [Rule]
  private let subject: Subject
  private let source: CaseGenerator

  init() throws {
    rules = RuleCatalogue.byDefault
    subject = try #require(Gallery.all.first).subject
    source = CaseGenerator(for: subject, arity: .any, seed: 1)
  }

  private func sightings(ignoring ignored: Set<String> = []) throws -> Sightings {
    let plan = RunPlan(
      seed: 1, cases: 10, rules: rules, selection: RuleSelection(ignored: ignored))
    return Sightings(plan: plan, subject: subject, try IsolatedJudge(subject, limits: Limits()))
  }

  private func crash(_ index: Int, at line: Int, in rule: String) throws -> CaseFault {
    let site = CrashSite(file: "Row.swift", line: line, reason: "")
    return CaseFault(
      number: IsolatedSubject.Number(index: index, redraw: 0),
      row: try #require(rules.firstIndex { $0.id == rule }), isDrawing: false,
      fault: .signal(4, output: "", site: site), isRepeated: false)
  }

  @Test func `RUN-01 a crash is told once for each place, whichever rule was asking`() throws {
    var sightings = try sightings()
    let first = try #require(try sightings.take(crash(0, at: 3, in: "ANIM-01"), source)).finding
    #expect(first.rule.id == "RUN-01")
    #expect(first.status == .crash)
    #expect(first.experiment == "ANIM-01")
    #expect(first.asking.id == "ANIM-01")
    #expect(try sightings.take(crash(1, at: 3, in: "RUN-01"), source)?.finding.rule.id == nil)
    let other = try #require(try sightings.take(crash(1, at: 4, in: "RUN-01"), source)).finding
    #expect(other.experiment == nil)
    #expect(sightings.counts == ["RUN-01": 3])
  }

  @Test func `RUN-03 a crash at the greatest number is told if it is no other one`() throws {
    var sightings = try sightings()
    #expect(try sightings.take(crash(0, at: 3, in: "RUN-03"), source)?.finding.rule.id == nil)
    #expect(try sightings.take(crash(0, at: 4, in: "RUN-03"), source)?.finding.rule.id == nil)
    #expect(try sightings.take(crash(5, at: 3, in: "PLACE-01"), source)?.finding.rule.id == "RUN-01")
    let pending = sightings.takePending()
    #expect(pending.map(\.finding.rule.id) == ["RUN-03"])
    #expect(pending.map(\.fault?.site?.line) == [4])
    #expect(pending.map(\.finding.status) == [.warning])
    #expect(sightings.takePending().isEmpty)
  }

  @Test func `RUN-01 a crash is not told where nobody wants to hear of crashes`() throws {
    var sightings = try sightings(ignoring: ["RUN-01"])
    #expect(try sightings.take(crash(0, at: 3, in: "PLACE-01"), source)?.finding.rule.id == nil)
    #expect(sightings.counts.isEmpty)
  }
}
