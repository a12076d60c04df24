import Foundation
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

private let browser = "/usr/bin/chromium"

/// The page in a real browser, where one is installed.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: browser)))
struct HTMLPageTests {
  /// The page after its script ran, and what the script had to complain about.
  private func opened(_ hash: String) throws -> CommandRun {
    var record = RunRecord()
    record.take(
      .runStarted(
        RunEvent.RunStart(
          seed: 7, scope: nil, subjects: ["Row"], shard: .whole, isInProcess: false)))
    record.take(.subjectStarted(RunEvent.SubjectStart(subject: "Row", notes: [])))
    for id in ["SIZE-01", "SIZE-02", "PLACE-05"] {
      let finding = Finding(
        rule: try #require(RuleCatalogue.rule(id)), status: .violation,
        counterexample: .layout(LayoutCase([.rigid(1, 1)])), caseIndex: 3, count: 1,
        exhibit: Exhibit(message: "did what \(id) forbids; it must not"))
      record.take(.finding(finding, subject: "Row"))
    }
    let scratch = try Scratch()
    let file = try scratch.file("r.html", HTMLReport.document(record))
    let run = try CommandRun(
      [
        "60", browser, "--headless=new", "--no-sandbox", "--disable-gpu",
        "--enable-logging=stderr", "--user-data-dir=\(scratch.url.path)/profile", "--dump-dom",
        "file://\(scratch.url.path)/\(file)\(hash)",
      ], in: scratch, program: "/usr/bin/timeout")
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(!run.errors.contains("CONSOLE"), "\(run.errors)")
    return run
  }

  private func hidden(_ run: CommandRun) -> Set<String> {
    let tags = run.output.matches(of: /<article [^>]*data-rule="(.*?)"[^>]*hidden/)
    return Set(tags.map { String($0.1) })
  }

  @Test func `all findings are shown at first`() throws {
    let run = try opened("")
    #expect(run.output.contains("3 of 3 findings"))
    #expect(hidden(run) == [])
  }

  @Test func `findings are filtered by rule and by text`() throws {
    let byRule = try opened("#rule=SIZE-02")
    #expect(byRule.output.contains("1 of 3 findings"))
    #expect(hidden(byRule) == ["SIZE-01", "PLACE-05"])
    let byText = try opened("#text=WHAT%20size")
    #expect(byText.output.contains("2 of 3 findings"))
    #expect(hidden(byText) == ["PLACE-05"])
    let byBoth = try opened("#rule=PLACE-05&text=size-01")
    #expect(byBoth.output.contains("0 of 3 findings"))
    #expect(hidden(byBoth) == ["SIZE-01", "SIZE-02", "PLACE-05"])
  }
}
