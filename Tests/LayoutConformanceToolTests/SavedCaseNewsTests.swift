import Foundation
import LayoutAPI
import LayoutConformance
import Testing

/// What `check` makes of saved cases.
///
/// A profile makes it tell its findings: without one a specimen is held against its verdict.
@Suite struct SavedCaseNewsTests {
  private let scratch: Scratch

  init() throws {
    scratch = try Scratch()
  }

  private func save(
    _ name: String, _ rule: String, of subject: String = "RowAtZero",
    _ configuration: Configuration = [:]
  ) throws {
    let saved = SavedCase(
      subject: subject, rule: rule, expect: .violation,
      counterexample: .layout(
        LayoutCase(
          [.rigid(0, 0)], origin: CGPoint(x: 1, y: 0), configuration: configuration)))
    _ = try scratch.file("Corpus/layouts/\(subject)/\(name)", saved.text)
  }

  private func check(_ words: String...) throws -> CommandRun {
    try CommandRun(
      ["check", "--profile", "stack", "--cases", "20", "--silence", "slow"] + words, in: scratch)
  }

  @Test func `a case that no longer fits is named, one that passes is told, and the others run`()
    throws
  {
    try save("a.json", "PLACE-05", ["spacing": .number(9999)])
    _ = try scratch.file("Corpus/layouts/RowAtZero/b.json", "{")
    try save("c.json", "PLACE-02")
    try save("d.json", "PLACE-05")
    let folder = "Corpus/layouts/RowAtZero"
    let words = [
      "RowAtZero", "--select", "PLACE", "--html", "r.html", "--xunit-output", "r.xml", "--github",
    ]
    let run = try CommandRun(
      ["check", "--profile", "stack", "--cases", "20"] + words + ["--json", "r.jsonl"], in: scratch)
    #expect(run.exitCode == 1, "\(run.errors)")
    let a = "\(folder)/a.json: configuration.spacing: expected a number in "
    let warnings = run.errors.split(separator: "\n")
    #expect(warnings.count == 2, "\(run.errors)")
    #expect(warnings.first?.hasPrefix("Warning: saved case left out: \(a)") == true)
    #expect(warnings.last?.hasPrefix("Warning: saved case left out: \(folder)/b.json: ") == true)
    let fixed =
      "\(folder)/c.json: PLACE-02 was broken, and is kept now; keep it so with "
      + "layout-conformance replay \(folder)/c.json --accept"
    #expect(run.output.contains("✔ \(fixed)\n"), "\(run.output)")
    #expect(run.output.contains("::warning file=\(folder)/a.json,title=RowAtZero::saved case"))
    #expect(run.output.contains("::notice file=\(folder)/c.json,title=RowAtZero::"))
    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    }
    let json = try text("r.jsonl").split(separator: "\n").map { line in
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    }
    let news = json.filter { $0?["kind"] as? String == "savedCase" }
    #expect(news.map { $0?["outcome"] as? String } == ["unusable", "unusable", "fixed"])
    #expect(
      news.last??["accept"] as? String == "layout-conformance replay \(folder)/c.json --accept")
    let files = json.filter { $0?["kind"] as? String == "finding" }.map { $0?["file"] as? String }
    #expect(files.first == "\(folder)/d.json")
    let junit = try text("r.xml")
    #expect(
      junit.contains("<property name=\"unusable case file\" value=\"saved case left out: \(a)"))
    #expect(junit.contains("<property name=\"case file that passes now\" value=\"\(folder)/c.json"))
    #expect(try text("r.html").contains("<p>saved case left out: \(a)"))
  }

  @Test func `a saved case of a recommended rule fails a strict run, and no other`() throws {
    let strict = try check("RowMeasuringPairs", "--select", "COST-01", "--strict", "--corpus", "C")
    #expect(strict.exitCode == 1)
    let again = try check("RowMeasuringPairs", "--select", "COST-01", "--strict", "--corpus", "C")
    #expect(again.exitCode == 1, "\(again.output)")
    #expect(again.output.contains("✘ COST-01  "))
    let lenient = try check("RowMeasuringPairs", "--select", "COST-01", "--corpus", "C")
    #expect(lenient.exitCode == 0)
    #expect(lenient.output.contains("⚠ COST-01  "))
  }

  @Test func `a cross stands only where the run fails`() throws {
    let warned = try check("RowMeasuringPairs", "--select", "COST-01", "--html", "r.html")
    #expect(warned.exitCode == 0)
    #expect(warned.output.contains("\n⚠ RowMeasuringPairs  20 cases, broke COST-01 ("))
    #expect(!warned.output.contains("✘"))
    let page = try String(contentsOf: scratch.url.appending(path: "r.html"), encoding: .utf8)
    #expect(page.contains("⚠ 0 findings, 1 warning"))
    let failed = try check("RowMeasuringPairs", "--select", "COST-01", "--strict")
    #expect(failed.exitCode == 1)
    #expect(failed.output.contains("\n✘ RowMeasuringPairs  20 cases, broke COST-01 ("))
    let good = try check("Flow", "--select", "RUN-01")
    #expect(good.output.contains("\n✔ Flow  20 cases"))
  }
}
