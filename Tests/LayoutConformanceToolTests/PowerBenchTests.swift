import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformanceTool

/// The measure of how soon broken layouts are found.
@Suite struct PowerBenchTests {
  private func row(_ counts: [Int?], of id: String = "PLACE-01") throws -> PowerBench.Row {
    let subject = Subject("Row") { _ in ZeroLayout() }
    return PowerBench.Row(
      specimen: GalleryEntry(subject: subject, breaks: [id], note: "a row"),
      rule: try #require(RuleCatalogue.rule(id)), counts: counts)
  }

  @Test func `a row has the median and the worst`() throws {
    let odd = try row([3, 1, 20])
    #expect(odd.markdown == "| Row | PLACE-01 | 3 | 20 | 3 of 3 |")
    #expect(odd.complaint(3) == nil)
    #expect(
      odd.complaint(2) == "Row PLACE-01: found after 3 cases in the median, 2 are allowed")
  }

  @Test func `what is not found is named with its seeds`() throws {
    let missed = try row([1, nil, 2, nil])
    #expect(missed.markdown == "| Row | PLACE-01 | 2 | more than 1000 | 2 of 4 |")
    #expect(
      missed.complaint(400) == "Row PLACE-01: not found within 1000 cases with seed 2, 4")
  }

  @Test func `specimens are found, those that end the process too`() throws {
    let run = try CommandRun(
      ["bench", "--power", "--runs", "3", "RowAtZero", "ColumnIndexingFirst"], in: try Scratch())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("| RowAtZero | PLACE-05 | "))
    #expect(run.output.contains("| ColumnIndexingFirst | RUN-01 | "))
    #expect(run.output.matches(of: /3 of 3/).count == 2)
    #expect(!run.output.contains("TOO WEAK"))
  }

  @Test func `the first case that shows it is counted from 1`() throws {
    let run = try CommandRun(
      ["bench", "--power", "--runs", "1", "RowAtZero"], in: try Scratch())
    let subject = try #require(Gallery.broken.first { $0.subject.name == "RowAtZero" }).subject
    let rule = try #require(RuleCatalogue.rule("PLACE-05"))
    let finding = try #require(
      Checker(subject, rules: [rule]).findings(seed: 1, cases: 100).first)
    let count = try #require(finding.caseIndex) + 1
    #expect(run.output.contains("| RowAtZero | PLACE-05 | \(count) | \(count) | 1 of 1 |"))
  }

  private static let choice =
    "say what to measure: --power, --causes, --shrink, --guidance, --growth or --speed"

  @Test(
    arguments: [
      (["bench"], 64, choice),
      (["bench", "--power", "--shrink"], 64, choice),
      (["bench", "--power", "Flow"], 69, "there is no broken specimen 'Flow'"),
      (["bench", "--power", "--runs", "0"], 64, "expected a whole number from 1"),
    ] as [([String], Int32, String)])
  func `wrong usage says what would be right`(
    words: [String], code: Int32, message: String
  ) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message))
  }
}
