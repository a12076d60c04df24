import Foundation
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// That every report of a run says the same, in a form that its readers understand.
@Suite(.serialized) struct ReportTests {
  /// One run with every report, over a layout that crashes, one that is wrong and one that is right.
  private struct Everything {
    let run: CommandRun
    let files: [String: String]

    init() throws {
      let scratch = try Scratch()
      let file = try HostileLayouts.file(in: scratch)
      let names = ["r.jsonl", "r.xml", "r.sarif", "r.html", "summary.md"]
      run = try CommandRun(
        [
          "check", file, "Headless", "AtZero", "Tidy", "--cases", "300", "--select",
          "RUN-01,PLACE,SIZE,LAW-02",
          "--json", names[0], "--xunit-output", names[1], "--sarif", names[2], "--html", names[3],
        ], in: scratch, cache: try HostileLayouts.cache(),
        environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": names[4]])
      var files: [String: String] = [:]
      for name in names {
        files[name] = try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
      }
      self.files = files
    }

    func lines(_ kind: String) throws -> [[String: Any]] {
      try (files["r.jsonl"] ?? "").split(separator: "\n").compactMap { line in
        let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["kind"] as? String == kind ? object : nil
      }
    }
  }

  private static let everything = Result { try Everything() }

  /// What the findings of a report are, as lines that can be compared.
  private func line(_ subject: Any?, _ rule: Any?, _ status: Any?) -> String {
    [subject, rule, status].map { $0 as? String ?? "?" }.joined(separator: " ")
  }

  @Test func `every report has the same findings, counts and cases`() throws {
    let all = try Self.everything.get()
    #expect(all.run.exitCode == 1, "\(all.run.errors)")
    let findings = try all.lines("finding")
    let expected = findings.map { line($0["subject"], $0["rule"], $0["status"]) }.sorted()
    #expect(expected.contains("AtZero PLACE-05 violation"))
    #expect(expected.contains("Headless RUN-01 crash"))

    let sarif = try SARIFDocument(all.files["r.sarif"] ?? "")
    let results = sarif.results.map { result in
      let properties = result["properties"] as? [String: Any]
      return line(properties?["subject"], result["ruleId"], properties?["status"])
    }
    #expect(results.sorted() == expected)

    let html = all.files["r.html"] ?? ""
    let articles = html.matches(
      of: /<article data-subject="(.*?)" data-rule="(.*?)" data-status="(.*?)">/)
    #expect(articles.map { "\($0.1) \($0.2) \($0.3)" }.sorted() == expected)

    let junit = try JUnitDocument(all.files["r.xml"] ?? "")
    let marked = junit.marks.filter { $0.value == "failure" || $0.value == "error" }.keys
    let failing = expected.filter { !$0.hasSuffix(" warning") }
    let broken = Set(failing.map { $0.split(separator: " ").prefix(2).joined(separator: " ") })
    #expect(Set(marked.map { "\($0.subject) \($0.rule)" }) == broken)
    #expect(junit.marks[RuleOutcome(subject: "Headless", rule: "RUN-01")] == "error")
    #expect(junit.marks[RuleOutcome(subject: "AtZero", rule: "PLACE-05")] == "failure")
    #expect(junit.marks[RuleOutcome(subject: "Tidy", rule: "PLACE-05")] == nil)

    // The rules that a finding explains are no findings of their own.
    #expect(findings.allSatisfy { $0["alsoBreaks"] is [String] })
    let summary = try #require(try all.lines("runFinished").first)
    let fails = findings.count { $0["status"] as? String != "warning" }
    #expect(summary["findings"] as? Int == fails)
    #expect(summary["warnings"] as? Int == findings.count - fails)
    #expect(marked.count == fails)
    #expect(html.contains("\(counted(fails, "finding")), "))
    #expect(all.files["summary.md"]?.matches(of: /<details>/).count == findings.count)

    // Each finding has its message in every report.
    let annotations = all.run.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(annotations.count == findings.count)
    for finding in findings {
      let message = try #require(finding["message"] as? String)
      let outcome = RuleOutcome(
        subject: finding["subject"] as? String ?? "", rule: finding["rule"] as? String ?? "")
      #expect(junit.texts[outcome]?.contains(message) == true)
      #expect(all.run.output.contains(message))
      #expect(html.contains(message.markupEscaped))
      #expect(all.files["summary.md"]?.contains(message.markupEscaped) == true)
    }

    // The cases of each subject, and the rules that were judged.
    let rows = html.matches(of: /<tr><th scope="row">(.*?)<\/th><td>(\d+)<\/td>/)
    for subject in try all.lines("subjectFinished") {
      let name = try #require(subject["subject"] as? String)
      let cases = try #require(subject["cases"] as? Int)
      let rules = try #require(subject["rules"] as? [[String: Any]])
      #expect(junit.counts[name] == cases)
      #expect(rows.contains { $0.1 == name && $0.2 == "\(cases)" })
      #expect((junit.cases[name] ?? 0) == rules.count)
      #expect(
        html.matches(of: try Regex("data-subject=\"\(name)\" data-rule=\"[^\"]*\" data-result"))
          .count == rules.count)
    }
    let end = try #require(try all.lines("runFinished").first)
    #expect(sarif.properties["cases"] as? Int == end["cases"] as? Int)
    #expect(sarif.properties["seed"] as? String == end["seed"] as? String)
    let total = try #require(end["cases"] as? Int)
    #expect(html.contains("\(total) cases, "))
    #expect(all.files["summary.md"]?.contains("\(total) cases, seed") == true)
  }

  @Test func `what was observed stands in every report that has room`() throws {
    let all = try Self.everything.get()
    let (xml, html) = (all.files["r.xml"] ?? "", all.files["r.html"] ?? "")
    let sarif = try SARIFDocument(all.files["r.sarif"] ?? "").properties["observed"]
    for subject in try all.lines("subjectFinished") {
      let name = try #require(subject["subject"] as? String)
      let observed = try #require(subject["observed"] as? [String: Any])
      let text = try #require(observed["text"] as? String)
      #expect(text.hasPrefix("takes "))
      #expect(
        xml.contains("<property name=\"observed\" value=\"\(text.markupEscaped)\"/>"), "\(name)")
      #expect(html.contains("<p>Observed: \(text.markupEscaped)</p>"), "\(name)")
      let inSARIF = (sarif as? [String: Any])?[name] as? [String: Any]
      #expect(inSARIF?["text"] as? String == text)
    }
    let rules = "LAW-02 (no layout for the other axis is named)"
    #expect(xml.contains("<property name=\"not judged\" value=\"\(rules)\"/>"))
    #expect(html.contains("<p>Not judged: \(rules)</p>"))
    #expect(all.run.output.contains("\n  not judged: \(rules)\n"))
  }

  @Test func `JUnit and SARIF are as their readers want them`() throws {
    let all = try Self.everything.get()
    #expect(try JUnitDocument(all.files["r.xml"] ?? "").mistakes == [])
    let sarif = try SARIFDocument(all.files["r.sarif"] ?? "")
    #expect(sarif.mistakes == [])
    #expect(sarif.places(of: "Headless") == ["Hostile.swift:93", "Hostile.swift:97"])
    #expect(sarif.places(of: "AtZero") == ["Hostile.swift:51"])
    #expect(all.run.output.contains("::error file=Hostile.swift,line=51,title=PLACE-05 AtZero::"))
  }

  @Test func `a rule that is not judged is skipped with its reason`() throws {
    let junit = try JUnitDocument(try Self.everything.get().files["r.xml"] ?? "")
    #expect(junit.marks[RuleOutcome(subject: "Tidy", rule: "LAW-02")] == "skipped")
  }

  @Test func `the page needs no network, and all of it is text without the script`() throws {
    let html = try Self.everything.get().files["r.html"] ?? ""
    #expect(html.contains("default-src 'none'"))
    let outside = html.matches(of: /(?:src|href)="([^"#]*)"/).map { String($0.1) }
    #expect(outside == [])
    #expect(html.matches(of: /url\(|@import|fetch\(/).isEmpty)
    #expect(html.contains("<figcaption>expected</figcaption>"))
    #expect(html.contains("<figcaption>actual</figcaption>"))
    #expect(html.contains("\"rule\": \"PLACE-05\"".markupEscaped))
    #expect(html.contains("AtZero(), to: \"PLACE-05\"".markupEscaped))
    #expect(html.contains("<h4>Smallest case</h4>"))
    #expect(html.contains(/\d subviews?   \(found as case \d+ with \d+; \d+ steps?, \d+ tried\)/))
    #expect(html.contains("<li><code>.zero</code> used where the bounds' origin belongs</li>"))
    #expect(html.contains("layout-conformance explain PLACE-05"))
    // Elements are closed in the order in which they were opened.
    var open: [Substring] = []
    let empty: Set<Substring> = ["meta", "input", "rect", "!DOCTYPE"]
    let body = html.replacing(/<script>[\s\S]*<\/script>/, with: "")
    for tag in body.matches(of: /<(\/?)([!a-zA-Z0-9]+)[^>]*?(\/?)>/) {
      if tag.1 == "/" {
        #expect(open.popLast() == tag.2)
      } else if tag.3.isEmpty, !empty.contains(tag.2) {
        open.append(tag.2)
      }
    }
    #expect(open == [])
  }

  @Test func `reports are written when the run is interrupted`() throws {
    let scratch = try Scratch()
    _ = try HostileLayouts.file(in: scratch)
    let process = Process()
    process.executableURL = try CommandRun.program()
    process.arguments = [
      "fuzz", "Hostile.swift", "AtZero", "--time", "10m", "--seed", "3", "--xunit-output", "r.xml",
      "--sarif", "r.sarif", "--html", "r.html",
    ]
    process.currentDirectoryURL = scratch.url
    process.environment = CommandRun.environment(cache: try HostileLayouts.cache())
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    func text(_ name: String) -> String {
      (try? String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)) ?? ""
    }
    // The file is there before the run is over.
    while process.isRunning, !text("r.xml").contains("PLACE-05") { usleep(20_000) }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let junit = try JUnitDocument(text("r.xml"))
    #expect(junit.mistakes == [])
    #expect(junit.marks[RuleOutcome(subject: "AtZero", rule: "PLACE-05")] == "failure")
    #expect(try SARIFDocument(text("r.sarif")).mistakes == [])
    #expect(text("r.sarif").contains("\"executionSuccessful\": false"))
    #expect(text("r.html").contains("it was interrupted"))
  }

  @Test func `a report that cannot be written is an error with its path`() throws {
    let scratch = try Scratch()
    let words = ["check", "RowOmittingSpacing", "--cases", "10", "--github"]
    let folder = try CommandRun(words + ["--html", "no/such/r.html"], in: scratch)
    #expect(folder.exitCode == 65)
    #expect(
      folder.errors == "Error: no/such/r.html: cannot be written: No such file or directory\n")
    let stream = try CommandRun(words + ["--sarif", "-"], in: scratch)
    #expect(stream.exitCode == 64)
    #expect(stream.errors.hasPrefix("Error: '--sarif -': expected a file\n"))
    let full = try CommandRun(words + ["--xunit-output", "/dev/full"], in: scratch)
    #expect(full.exitCode == 70)
    #expect(full.errors == "Error: /dev/full: cannot be written: No space left on device\n")
  }
}
