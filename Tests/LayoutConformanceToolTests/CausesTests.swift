import LayoutAPI
import LayoutConformanceRunning
import Testing

@testable import LayoutConformance

/// What is told of the rules that a layout breaks.
@Suite struct CausesTests {
  private func sighting(
    _ id: String, _ status: Finding.Status = .violation, _ layoutCase: LayoutCase = LayoutCase(),
    count: Int = 1, file: String? = nil, fault: Fault? = nil
  ) throws -> Sighting {
    var finding = Finding(
      rule: try #require(RuleCatalogue.rule(id)), status: status,
      counterexample: .layout(layoutCase),
      caseIndex: 3, count: count, exhibit: Exhibit(message: "did it; it must not"))
    finding.file = file
    return Sighting(finding: finding, fault: fault)
  }

  private func told(_ sightings: [Sighting]) -> [String] {
    Causes(of: sightings).findings().map { finding in
      ([finding.rule.id] + finding.alsoBreaks.map(\.rule.id)).joined(separator: " ")
    }
  }

  @Test func `rules of one defect are one finding, under the one that names the cause`() throws {
    let seen = try ["SIZE-05", "AGREE-05", "AGREE-01", "SHAPE-03"].map { try sighting($0) }
    #expect(told(seen) == ["AGREE-01 AGREE-05 SIZE-05 SHAPE-03"])
    #expect(told(seen.reversed()) == told(seen))
  }

  @Test func `what is told under another explains nothing`() throws {
    // SHAPE-04 is kin of both; AGREE-01 and FLOW-01 are not kin of each other.
    let seen = try ["AGREE-01", "SHAPE-04", "FLOW-01"].map { try sighting($0) }
    #expect(told(seen) == ["AGREE-01 SHAPE-04", "FLOW-01"])
  }

  @Test func `defects that are not kin stay apart`() throws {
    let seen = try ["PLACE-05", "AGREE-01", "AGREE-02", "CACHE-01", "COST-01"].map {
      try sighting($0)
    }
    #expect(told(seen) == ["CACHE-01", "PLACE-05", "AGREE-01 AGREE-02", "COST-01"])
  }

  @Test func `what differs from run to run explains all but ends, offers and costs`() throws {
    let seen = try ["AGREE-01", "CACHE-02", "PURE-01", "RUN-01", "OFFER-01", "COST-01"].map {
      try sighting($0)
    }
    #expect(told(seen) == ["RUN-01", "PURE-01 CACHE-02 AGREE-01", "OFFER-01", "COST-01"])
  }

  @Test func `a finding is as strong as the strongest of its rules`() throws {
    let seen = try [sighting("PURE-04", .warning), sighting("CACHE-02", .violation, count: 9)]
    let finding = try #require(Causes(of: seen).findings().first)
    #expect(finding.rule.id == "PURE-04")
    #expect(finding.status == .violation)
    #expect(finding.alsoBreaksText == "CACHE-02 (9 cases, required)")
    let warned = try [sighting("AGREE-05", .warning), sighting("AGREE-04", .warning)]
    #expect(Causes(of: warned).findings().map(\.status) == [.warning])
  }

  @Test func `a rule under an exception neither explains nor hides`() throws {
    let seen = try [
      sighting("AGREE-01", .expected), sighting("AGREE-02"), sighting("SIZE-05", .expected),
    ]
    #expect(told(seen) == ["AGREE-01", "AGREE-02", "SIZE-05"])
    #expect(Causes(of: seen).findings().map(\.status) == [.expected, .violation, .expected])
  }

  @Test func `what is seen in a later round is told once, under no finding of an earlier one`()
    throws
  {
    var causes = Causes()
    func told(_ sightings: [Sighting]) throws -> [String] {
      try causes.add(sightings) { (sighting) throws(ToolError) in sighting }
      return causes.takeNew().map { finding in
        ([finding.rule.id] + finding.alsoBreaks.map(\.rule.id)).joined(separator: " ")
      }
    }
    #expect(try told([sighting("AGREE-02"), sighting("SIZE-05")]) == ["AGREE-02 SIZE-05"])
    #expect(try told([sighting("AGREE-02")]) == [])
    #expect(try told([]) == [])
    // A required rule that is seen late is not kept back behind what was told.
    #expect(
      try told([sighting("AGREE-03"), sighting("AGREE-01"), sighting("PLACE-05")])
        == ["PLACE-05", "AGREE-01 AGREE-03"])
  }

  @Test func `each place of a crash is told, and a rule once`() throws {
    let limits = Limits()
    let seen = try [
      sighting("RUN-01", .crash, fault: .signal(4, output: "")),
      sighting("RUN-01", .crash, fault: .signal(11, output: "")),
      sighting("RUN-01", .crash, fault: .signal(4, output: "")),
      sighting("RUN-02", .hang, fault: .hang(limits, output: "")),
    ]
    #expect(told(seen) == ["RUN-01", "RUN-01", "RUN-02"])
  }

  @Test func `cases that only infinity or NaN breaks are of one cause`() throws {
    let infinite = LayoutCase(proposal: Proposal(width: .infinity, height: nil))
    let unknown = LayoutCase(proposal: Proposal(width: .nan, height: nil))
    let plain = LayoutCase()
    func told(_ one: LayoutCase, _ other: LayoutCase) throws -> Int {
      Causes(of: [
        try sighting("PLACE-05", .violation, one), try sighting("CACHE-01", .violation, other),
      ])
      .findings().count
    }
    #expect(try told(infinite, infinite) == 1)
    #expect(try told(unknown, unknown) == 1)
    #expect(try told(infinite, plain) == 2)
    #expect(try told(infinite, unknown) == 2)
    let run = try [
      sighting("RUN-01", .crash, infinite), sighting("PLACE-05", .violation, infinite),
    ]
    #expect(Causes(of: run).findings().count == 2)
  }

  @Test func `no case of a rule is lost: files that show the same are named`() throws {
    let seen = try [
      sighting("AGREE-01", file: "b.json"), sighting("AGREE-01", file: "a.json"),
      sighting("AGREE-02", file: "c.json"), sighting("SIZE-05"),
    ]
    let finding = try #require(Causes(of: seen).findings().first)
    #expect(finding.file == "b.json")
    #expect(finding.otherFiles == ["a.json", "c.json"])
  }

  @Test func `what another rule explains is not shrunk`() throws {
    var asked: [String] = []
    let seen = try ["AGREE-01", "AGREE-02", "PLACE-05"].map { try sighting($0) }
    var causes = Causes()
    try causes.add(seen) { (sighting) throws(ToolError) in
      asked.append(sighting.finding.rule.id)
      return sighting
    }
    #expect(asked == ["PLACE-05", "AGREE-01"])
  }
}
