import LayoutAPI
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// What reports make of events, in words that their readers do not take for something else.
@Suite struct RunRecordTests {
  private func finding(
    _ id: String, _ status: Finding.Status, _ message: String = "did it; it must not"
  ) throws -> Finding {
    Finding(
      rule: try #require(RuleCatalogue.rule(id)), status: status,
      counterexample: .layout(LayoutCase([.rigid(1, 1)])), caseIndex: 3, count: 1,
      exhibit: Exhibit(message: message))
  }

  private func record(_ findings: [Finding]) -> RunRecord {
    var record = RunRecord()
    record.take(
      .runStarted(
        RunEvent.RunStart(
          seed: 7, scope: nil, subjects: ["Row"], shard: .whole, isInProcess: false)))
    record.take(.subjectStarted(RunEvent.SubjectStart(subject: "Row", notes: ["left out: <A>"])))
    for finding in findings { record.take(.finding(finding, subject: "Row")) }
    return record
  }

  @Test func `the worst finding comes first`() throws {
    let record = try record([
      finding("PLACE-01", .expected), finding("COST-01", .warning), finding("SIZE-01", .violation),
      finding("RUN-02", .hang), finding("SIZE-02", .violation), finding("RUN-01", .kitFault),
    ])
    #expect(
      record.worstFirst.map(\.finding.rule.id) == [
        "RUN-01", "RUN-02", "SIZE-01", "SIZE-02", "COST-01", "PLACE-01",
      ])
  }

  @Test func `failure, error, warning and expectation are told apart in JUnit`() throws {
    let record = try record([
      finding("PLACE-01", .expected), finding("COST-01", .warning), finding("SIZE-01", .violation),
      finding("RUN-02", .hang, "did not return; \u{1B}[31m ]]> <&> it must"),
    ])
    let junit = try JUnitDocument(JUnitReport.document(record))
    #expect(junit.mistakes == [])
    #expect(
      junit.marks == [
        RuleOutcome(subject: "Row", rule: "PLACE-01"): "system-out",
        RuleOutcome(subject: "Row", rule: "COST-01"): "system-out",
        RuleOutcome(subject: "Row", rule: "SIZE-01"): "failure",
        RuleOutcome(subject: "Row", rule: "RUN-02"): "error",
      ])
    let text = junit.texts[RuleOutcome(subject: "Row", rule: "RUN-02")] ?? ""
    #expect(text.contains("did not return; \\u{1B}[31m ]]> <&> it must"))
  }

  @Test func `a rule that another explains is one finding with it in every report`() throws {
    let also = try finding("SIZE-05", .violation)
    let told = try finding("AGREE-01", .violation).explaining([also], counts: ["SIZE-05": 206])
    let record = record([told])
    let junit = try JUnitDocument(JUnitReport.document(record))
    #expect(junit.mistakes == [])
    #expect(
      junit.marks == [
        RuleOutcome(subject: "Row", rule: "AGREE-01"): "failure",
        RuleOutcome(subject: "Row", rule: "SIZE-05"): "skipped",
      ])
    #expect(
      JUnitReport.document(record).contains("by the defect that AGREE-01 tells"))
    let sarif = try SARIFDocument(SARIFReport.document(record))
    #expect(sarif.results.count == 1)
    #expect(HTMLReport.document(record).matches(of: /<article\s/).count == 1)
    #expect(HTMLReport.document(record).contains("<p>Also breaks: SIZE-05 (206 cases)</p>"))
    #expect(GitHubReport.markdown(record).matches(of: /<details>/).count == 1)
    #expect(
      GitHubReport.annotation(told, "Row", nil).contains("%0Aalso breaks SIZE-05 (206 cases)%0A"))
    let block = FailureBlock(told, subject: "Row").text
    #expect(block.contains("\n  Also breaks     SIZE-05 (206 cases)\n"))
  }

  @Test func `a rule with several findings is as many test cases`() throws {
    let record = try record([finding("RUN-01", .crash, "one"), finding("RUN-01", .crash, "two")])
    let junit = try JUnitDocument(JUnitReport.document(record))
    #expect(
      junit.marks == [
        RuleOutcome(subject: "Row", rule: "RUN-01"): "error",
        RuleOutcome(subject: "Row", rule: "RUN-01 (2)"): "error",
      ])
  }

  @Test func `an annotation is escaped as the runner reads it`() throws {
    let finding = try finding("SIZE-01", .violation, "is 50%\r\nwide; ::error::")
    #expect(
      GitHubReport.annotation(finding, "Row, A: B", nil)
        == "::error title=SIZE-01 Row%2C A%3A B::'Row, A: B' is 50%25 wide; ::error:: "
        + "[SIZE-01]%0Alayout-conformance explain SIZE-01")
    #expect(
      try GitHubReport.annotation(self.finding("COST-01", .warning), "Row", nil)
        .hasPrefix("::warning title=COST-01 Row::"))
  }

  @Test func `the summary of a step stays within what GitHub shows`() throws {
    let long = String(repeating: "x", count: 300_000)
    let record = try record((0..<5).map { _ in try finding("SIZE-01", .violation, long) })
    let text = GitHubReport.markdown(record)
    #expect(text.utf8.count < 1_048_576)
    #expect(text.hasSuffix("there is no room for more findings.\n"))
    #expect(text.contains("| Row | 0 | 1 | 0 | 0 | 0 | 0 | 0 |"))
  }

  @Test func `what a layout says cannot break out of the page`() throws {
    let record = try record([finding("SIZE-01", .violation, "is <script>alert(1)</script>; \"&")])
    let html = HTMLReport.document(record)
    #expect(html.contains("is &lt;script&gt;alert(1)&lt;/script&gt;; &quot;&amp;"))
    #expect(html.contains("left out: &lt;A&gt;"))
    #expect(html.contains("The run is not finished."))
    #expect(html.matches(of: /<script>/).count == 1)
  }
}
