import LayoutConformance
import LayoutSpecimens
import Testing

@testable import LayoutConformanceRunning

/// What a run makes of the ends of its workers.
@Suite struct SightingsTests {
  private let rules: [Rule]
  private let subject: Subject
  private let source: CaseGenerator

  init() throws {
    rules = RuleCatalogue.byDefault
    subject = try #require(Gallery.all.first).subject
    source = CaseGenerator(for: subject, counts: .any, seed: 1)
  }

  private func sightings(ignoring ignored: Set<String> = []) throws -> Sightings {
    let plan = RunPlan(
      seed: 1, cases: 10, rules: rules, selection: RuleSelection(ignored: ignored))
    return Sightings(plan: plan, subject: subject, try IsolatedJudge(subject, limits: Limits()))
  }

  private func crash(
    _ index: Int, at line: Int, in rule: String, of method: String? = nil
  ) throws -> CaseFault {
    let site = CrashSite(file: "Row.swift", line: line, method: method, reason: "")
    return CaseFault(
      number: IsolatedSubject.Number(index: index, redraw: 0),
      row: try #require(rules.firstIndex { $0.id == rule }), isDrawing: false,
      fault: .signal(4, output: "", site: site), isRepeated: false)
  }

  private func told(_ faults: [CaseFault]) throws -> [Finding] {
    var sightings = try sightings()
    for fault in faults { #expect(try sightings.take(fault, source)?.finding.rule.id == nil) }
    return try sightings.takeCrashes(source).map(\.finding)
  }

  @Test func `RUN-01 a crash is told once for each place, whichever rule was asking`() throws {
    let told = try told([
      crash(0, at: 3, in: "ANIM-01"), crash(1, at: 3, in: "PURE-03"), crash(1, at: 4, in: "RUN-01"),
    ])
    #expect(told.map(\.rule.id) == ["RUN-01", "RUN-01"])
    #expect(told.map(\.status) == [.crash, .crash])
    #expect(told.map(\.experiment) == ["ANIM-01", nil])
    #expect(told.map(\.asking.id) == ["ANIM-01", "RUN-01"])
  }

  @Test func `a crash is known from one round to the next, and counted`() throws {
    var sightings = try sightings()
    for round in 0..<2 {
      _ = try sightings.take(crash(round, at: 3, in: "RUN-01"), source)
      #expect(try sightings.takeCrashes(source).count == (round == 0 ? 1 : 0))
    }
    #expect(sightings.counts == ["RUN-01": 2])
  }

  @Test func `CACHE-02 a crash on another cache only is the rule's that made the cache`() throws {
    let told = try told([
      crash(0, at: 3, in: "PURE-04"), crash(0, at: 3, in: "PURE-02"),
      crash(0, at: 3, in: "CACHE-02"), crash(7, at: 3, in: "RUN-01"),
    ])
    #expect(told.map(\.rule.id) == ["CACHE-02"])
    #expect(told.map(\.caseIndex) == [0])
    #expect(told.map(\.experiment) == [nil])
  }

  @Test func `RUN-01 a crash that comes without a change, too, is not the change's`() throws {
    for rule in ["CACHE-01", "CACHE-03"] {
      let alone = try told([crash(0, at: 3, in: rule), crash(0, at: 3, in: "PURE-04")])
      #expect(alone.map(\.rule.id) == [rule])
      let plain = try told([crash(0, at: 3, in: rule), crash(4, at: 3, in: "RUN-01")])
      #expect(plain.map(\.rule.id) == ["RUN-01"])
      #expect(plain.map(\.caseIndex) == [4])
    }
  }

  @Test(arguments: ["updateCache", "makeCache"])
  func `RUN-01 a crash in a method for the cache is that method's`(method: String) throws {
    let told = try told([crash(0, at: 3, in: "CACHE-01", of: method)])
    #expect(told.map(\.rule.id) == ["RUN-01"])
    #expect(told.map(\.experiment) == ["CACHE-01"])
  }

  @Test func `RUN-01 a crash by lot is no cache's`() throws {
    let told = try told([
      crash(0, at: 3, in: "CACHE-02"), crash(1, at: 3, in: "PURE-01"),
    ])
    #expect(told.map(\.rule.id) == ["RUN-01"])
  }

  @Test func `RUN-03 a crash at the greatest number is told if it is no other one`() throws {
    var sightings = try sightings()
    for fault in [
      try crash(0, at: 3, in: "RUN-03"), try crash(0, at: 4, in: "RUN-03"),
      try crash(5, at: 3, in: "PLACE-01"),
    ] { _ = try sightings.take(fault, source) }
    #expect(try sightings.takeCrashes(source).map(\.finding.rule.id) == ["RUN-01"])
    let pending = sightings.takePending()
    #expect(pending.map(\.finding.rule.id) == ["RUN-03"])
    #expect(pending.map(\.fault?.site?.line) == [4])
    #expect(pending.map(\.finding.status) == [.warning])
    #expect(sightings.takePending().isEmpty)
  }

  @Test func `RUN-01 a crash is not told where nobody wants to hear of crashes`() throws {
    var sightings = try sightings(ignoring: ["RUN-01"])
    _ = try sightings.take(crash(0, at: 3, in: "PLACE-01"), source)
    #expect(try sightings.takeCrashes(source).isEmpty)
  }
}
