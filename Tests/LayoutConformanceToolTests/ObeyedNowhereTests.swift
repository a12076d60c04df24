import Foundation
import LayoutAPI
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// That what a layout prints and says, and names of its making, are commands in no place that shows
/// them.
@Suite struct ObeyedNowhereTests {
  private static let hostile =
    "ok\r\n::error file=a.swift::forged\n\u{1B}[2J\u{9B}2J\u{202E}\u{8}##[error]x\r::stop-commands::t"
    + "\n\n~~~~~~~~\n<b>\n  ::add-mask::a"

  /// An engine whose every word is a command.
  private struct HostileEngine: EngineUnderTest {
    let words: String
    var name: String { words }
    var lacks: Set<String> { [words] }

    func layOut(_ scene: LayoutScene) throws(EngineFault) -> SceneLayout {
      throw scene.root.count.isMultiple(of: 2) ? .crashed(words) : .unsupported([words])
    }
  }

  private func finding(_ status: Finding.Status) throws -> Finding {
    var layoutCase = LayoutCase([.rigid(1, 1)])
    layoutCase.configuration = ["name": .text(Self.hostile)]
    var finding = Finding(
      rule: try #require(RuleCatalogue.rule("RUN-01")), status: status,
      counterexample: .layout(layoutCase),
      caseIndex: 3, count: 1, exhibit: Exhibit(message: "trapped, \(Self.hostile)"))
    finding.exhibit.output = Self.hostile
    finding.exception = Self.hostile
    return finding
  }

  private func events(named name: String) throws -> [RunEvent] {
    let start = RunEvent.RunStart(
      seed: 7, scope: nil, subjects: [name], shard: .whole, isInProcess: false)
    let summary = RunEvent.SubjectSummary(
      observed: RunEvent.Observed(subject: name, behaviour: ObservedBehaviour(), profile: nil),
      cases: 1, redrawn: 0, scope: nil,
      shard: .whole, seconds: 1, rules: [], labels: Labels(groups: []), warnings: [], verdict: nil,
      stopped: nil)
    let end = RunEvent.RunSummary(
      seed: 7, cases: 10, scope: nil, shard: .whole, findings: 2, warnings: 0, specimens: (0, 0),
      seconds: 1, exitCode: .findings, stoppedBecause: "all cases ran")
    return [
      .runStarted(start),
      .subjectStarted(RunEvent.SubjectStart(subject: name, notes: [Self.hostile])),
      .finding(try finding(.crash), subject: name), .finding(try finding(.expected), subject: name),
      .subjectFinished(summary), .runFinished(end),
    ]
  }

  /// What a terminal or the runner would obey in a text.
  private func obeyed(_ text: String) -> [String] {
    text.unicodeScalars.filter { !$0.isInert }.map { "U+\(String($0.value, radix: 16))" }
      + text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.hasPrefix("::") || $0.contains("##[") }
  }

  @Test func `the console shows what a layout says, and nothing obeys it`() throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "out").path
    var report = ConsoleReport(
      to: try Output.file(path),
      style: try ConsoleStyle(Arguments([], flags: [], command: "check"), .error()))
    for event in try events(named: "Row \(Self.hostile)") { report.take(event) }
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(obeyed(text) == [])
    #expect(text.contains("\\u{3A}:stop-commands::t"))
    #expect(text.contains("\\u{1B}[2J\\u{9B}2J\\u{202E}\\u{8}#\\u{23}[error]x"))
  }

  @Test func `an annotation is one command, whatever its message and its names are`() throws {
    let text = GitHubReport.annotation(try finding(.crash), "Row \(Self.hostile),line=1", nil)
    #expect(obeyed(String(text.dropFirst(2))) == [])
    #expect(!text.contains("\n"))
    let head = try #require(text.dropFirst(2).firstRange(of: "::"))
    #expect(text[..<head.lowerBound].contains("%2Cline=1"))
    #expect(!text[..<head.lowerBound].dropFirst(2).contains(":"))
  }

  @Test func `the summary of a step is as long as it means to be`() throws {
    var record = RunRecord()
    for event in try events(named: "Row |\n[a](b) `c` \(Self.hostile)") { record.take(event) }
    let text = GitHubReport.markdown(record)
    #expect(obeyed(text) == [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // A fence of tildes that no line between its ends could be one of.
    #expect(lines.filter { $0.hasPrefix("~") }.count == 4)
    #expect(lines.filter { $0.hasPrefix("|") }.count == 3)
    #expect(lines.contains { $0.contains("Row &#124; &#91;a&#93;&#40;b&#41; &#96;c&#96; ok") })
    let summary = try #require(lines.first { $0.hasPrefix("<details>") })
    #expect(summary.hasSuffix("</summary>"))
    #expect(summary.contains("&lt;b&gt;"))
  }

  @Test func `documents hold no sign that steers`() throws {
    var record = RunRecord()
    for event in try events(named: "Row \(Self.hostile)") { record.take(event) }
    for document in [JUnitReport.document, SARIFReport.document, HTMLReport.document] {
      let text = document(record)
      #expect(text.unicodeScalars.filter { !$0.isInert } == [])
    }
    #expect(try JUnitDocument(JUnitReport.document(record)).mistakes == [])
    #expect(try SARIFDocument(SARIFReport.document(record)).mistakes == [])
  }

  @Test func `errors and engines are told of in inert words`() throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "out").path
    let output = try Output.file(path)
    output.say(Self.hostile)
    output.complain(Self.hostile)
    let style = try ConsoleStyle(Arguments([], flags: [], command: "engine"), .error())
    let report = ConsoleReport(to: output, style: style)
    _ = try Run(
      [
        EngineCheck(words: [Self.hostile], name: "hostile") { HostileEngine(words: Self.hostile) }
      ],
      plan: RunPlan(seed: 1, cases: 20, rules: RuleCatalogue.engine), listener: Reports([report])
    ).run()
    #expect(obeyed(try String(contentsOfFile: path, encoding: .utf8)) == [])
  }

  @Test func `a file whose names and compiler messages are commands does not run them`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "a\n::error::forged\u{1B}[2J.swift", "import SwiftUI\nstruct Row: Layout {}\n")
    let run = try CommandRun(
      ["check", file], in: scratch, environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.exitCode == 65)
    #expect(obeyed(run.output) + obeyed(run.errors) == [])
    #expect(run.errors.contains("\\u{3A}:error::forged\\u{1B}[2J.swift"), "\(run.errors)")
  }
}
