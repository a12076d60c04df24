import Foundation
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// That no number of a layout ends what draws and words a finding, and that every document with such
/// numbers is one that its readers take.
@Suite struct ArrangementDocumentTests {
  private static let seed: UInt64 = 0x14_C0FF_EE01
  private static let batch = 100

  /// How many arrangements there are: a hundred thousand were run by hand.
  private static var count: Int {
    ProcessInfo.processInfo.environment["RANDOM_ARRANGEMENTS"].flatMap { Int($0) } ?? 500
  }

  private func findings(_ range: Range<Int>) -> [Finding] {
    range.map { index in
      var arrangement = RandomArrangement(seed: Self.seed, index: index)
      return arrangement.finding
    }
  }

  /// The events of a run with some findings.
  private func events(_ findings: [Finding]) -> [RunEvent] {
    let start = RunEvent.RunStart(
      seed: 7, scope: nil, subjects: ["Row"], shard: .whole, isInProcess: false)
    let end = RunEvent.RunSummary(
      seed: 7, cases: 10, scope: nil, shard: .whole, findings: findings.count, warnings: 0,
      specimens: (0, 0), seconds: 1, exitCode: .findings, stoppedBecause: "all cases ran")
    return [.runStarted(start), .subjectStarted(RunEvent.SubjectStart(subject: "Row", notes: []))]
      + findings.map { .finding($0, subject: "Row") } + [.runFinished(end)]
  }

  @Test func `every document of random arrangements is read by its readers`() throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "r").path
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let findings = findings(start..<min(start + Self.batch, Self.count))
      let events = events(findings)
      var record = RunRecord()
      for event in events { record.take(event) }
      let junit = try JUnitDocument(JUnitReport.document(record))
      #expect(junit.mistakes == [])
      #expect(try SARIFDocument(SARIFReport.document(record)).mistakes == [])
      #expect(try Articles(HTMLReport.document(record)).count == findings.count)
      #expect(GitHubReport.markdown(record).contains("| Row |"))
      for finding in findings {
        #expect(!GitHubReport.annotation(finding, "Row", nil).contains("\n"))
      }
      var report = JSONReport(to: try Output.file(path))
      for event in events { report.take(event) }
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      #expect(lines.count == events.count)
      for line in lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      var console = ConsoleReport(
        to: try Output.file(path),
        style: try ConsoleStyle(Arguments([], flags: [], command: "check"), .error()))
      for event in events { console.take(event) }
      for finding in findings {
        let saved = SavedCase(finding, subject: "Row")
        _ = try JSONSerialization.jsonObject(with: Data(saved.text.utf8))
      }
    }
  }

  @Test func `pictures of random arrangements have as many columns and rows as they may`() {
    for finding in findings(0..<Self.count) {
      guard let bounds = finding.exhibit.bounds else { continue }
      let picture = Picture(bounds: bounds, frames: finding.exhibit.frames)
      let other = finding.exhibit.expected.map { Picture(bounds: bounds, frames: $0) }
      let lines = TextDiagram(picture, beside: other).lines
      #expect(lines.count <= 12 && Set(lines.map(\.count)).count <= 1)
      #expect((lines.first?.count ?? 0) <= 32)
      let svg = SVGDiagram(picture, title: "", beside: other).text
      let numbers = svg.matches(of: /\s(?:x1?|y1?|x2|y2|width|height)="([^"]*)"/).map(\.output.1)
      for number in numbers {
        // No more than the side of the picture, its margins, and a remark for each subview.
        #expect(Double(number).map { $0 >= 0 && $0 <= 600 } == true, "\(number)")
      }
      let drawn = Set(picture.drawable.map(\.index))
      let said = picture.notes.compactMap { $0.firstMatch(of: /^subview (\d+)/)?.output.1 }
      #expect(drawn.count + said.count == picture.frames.count)
    }
  }

  @Test func `the pasted tests of random arrangements are Swift`() throws {
    let sources = try findings(0..<300).map { finding in
      SwiftTestSource(
        rule: finding.rule.id, subject: "Row",
        layoutCase: try #require(finding.counterexample.layoutCase),
        parameters: ["spacing"], traits: finding.setting.arguments
      ).text
    }
    let scratch = try Scratch()
    let file = try scratch.file("Pasted.swift", sources.joined(separator: "\n\n"))
    let outcome = try ChildProcess(
      executable: try Compiler.find(),
      arguments: ["-frontend", "-parse", scratch.url.appending(path: file).path],
      scratch: scratch.url.path
    ).run()
    #expect(outcome.end == .exited(0), "\(outcome.errorOutput.prefix(2000))")
  }
}

/// The articles of a page, read as XML.
private final class Articles: NSObject, XMLParserDelegate {
  /// How many there are.
  private(set) var count = 0

  /// Reads a page.
  ///
  /// - Throws: The parser's error if an article is not well-formed.
  init(_ html: String) throws {
    super.init()
    let articles = html.matches(of: /<article[\s\S]*?<\/article>/).map { String($0.output) }
    let parser = XMLParser(data: Data("<all>\(articles.joined())</all>".utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if name == "article" { count += 1 }
  }
}
