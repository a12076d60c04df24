import Foundation
import LayoutSpecimens
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceReports
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// That an engine's run has all that a layout's has: jobs, shards, saved cases, reports, exceptions.
@Suite struct EngineRunTests {
  private static let broken = [
    "engine", "MirroringTwice", "PileOfAll", "--cases", "60", "--in-process",
  ]

  /// What a run tells as JSON Lines, without the times.
  private func lines(_ words: [String], in scratch: Scratch) throws -> [String] {
    let run = try CommandRun(words + ["--json", "-"], in: scratch)
    return try ["finding", "subjectFinished"].flatMap { try run.lines($0) }.map { line in
      let object = line.filter { !["seconds", "casesPerSecond"].contains($0.key) }
      let data = try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
      return String(decoding: data, as: UTF8.self)
    }
  }

  @Test func `any number of jobs, and a process of its own, give the same findings`() throws {
    let scratch = try Scratch()
    let one = try lines(Self.broken + ["--jobs", "1"], in: scratch)
    #expect(one.count > 2)
    #expect(try lines(Self.broken + ["--jobs", "3"], in: scratch) == one)
    #expect(try lines(Self.broken.filter { $0 != "--in-process" }, in: scratch) == one)
  }

  @Test func `the shards of a run lay out together what the whole run does`() throws {
    func counts(_ words: [String]) throws -> [Int] {
      let run = try CommandRun(
        ["engine", "PileOfAll", "--cases", "61", "--in-process", "--json", "-"] + words,
        in: Scratch())
      let end = try #require(try run.lines("subjectFinished").first)
      let rules = try #require(end["rules"] as? [[String: Any]])
      return [try #require(end["cases"] as? Int)]
        + rules.compactMap { $0["checked"] as? Int } + rules.compactMap { $0["failed"] as? Int }
    }
    let whole = try counts([])
    let parts = try [counts(["--shard", "1/2"]), counts(["--shard", "2/2"])]
    #expect(whole[0] == 61 && parts.map { $0[0] } == [31, 30])
    #expect(zip(parts[0], parts[1]).map(+) == whole)
  }

  @Test func `a scene is saved, laid out first, replayed, shown, accepted`() throws {
    let scratch = try Scratch()
    let words = ["engine", "MirroringRootOnly", "--select", "ENGINE-06", "--corpus", "Scenes"]
    let first = try CommandRun(words + ["--cases", "40"], in: scratch)
    #expect(first.exitCode == 1, "\(first.output)\(first.errors)")
    let files = Corpus(path: scratch.url.appending(path: "Scenes").path)
      .files(of: "MirroringRootOnly", isEngine: true)
    let file = try #require(files.first)
    let name = "Scenes/engines/MirroringRootOnly/\(URL(fileURLWithPath: file).lastPathComponent)"
    #expect(first.output.contains("replay \(name)\n"), "\(first.output)")
    let saved = try SavedCase(parsing: Data(contentsOf: URL(fileURLWithPath: file)))
    #expect(saved.rule == "ENGINE-06" && saved.subject == "MirroringRootOnly")
    #expect(saved.counterexample.sceneCase != nil && saved.found?.index != nil)
    #expect(try SavedCase(parsing: Data(saved.text.utf8)) == saved)
    // A run without a scene of its own that shows it has it from the file.
    let again = try CommandRun(words + ["--cases", "1", "--json", "-"], in: scratch)
    #expect(again.exitCode == 1)
    #expect(try again.lines("finding").contains { $0["file"] as? String == name })

    let same = try CommandRun(["replay", "Scenes"], in: scratch)
    #expect(same.exitCode == 0, "\(same.output)")
    #expect(same.output.contains("as recorded, 0 different"))
    let shown = try CommandRun(["show", name], in: scratch)
    #expect(shown.exitCode == 0 && shown.output.contains("ENGINE-06  'MirroringRootOnly' put"))
    let shrunk = try CommandRun(["shrink", name], in: scratch)
    #expect(shrunk.exitCode == 0 && shrunk.output.contains(#""rule": "ENGINE-06""#))
    #expect(try CommandRun(["show", "--test", name], in: scratch).exitCode == 69)

    let right = ["--command", "\(try CommandRun.program().path) serve"]
    let fixed = try CommandRun(["replay", name] + right, in: scratch)
    #expect(fixed.exitCode == 1)
    #expect(fixed.output.contains("ENGINE-06 was broken, and is kept now; keep it so with "))
    #expect(try CommandRun(["replay", name, "--accept"] + right, in: scratch).exitCode == 0)
    let back = try CommandRun(["replay", name], in: scratch)
    #expect(back.exitCode == 1 && back.output.contains("was kept, and is broken now"))
  }

  @Test func `the edits of a scene come back from its file`() throws {
    let leaf = ViewNode(.zstack(.center), id: "b")
    let sceneCase = SceneCase(
      LayoutScene(ViewNode(.zstack(.center), id: "a", [leaf])),
      edits: [
        .remove([0]), .replace([], leaf), .insert([1], leaf),
        .propose(Proposal(width: 3, height: nil)),
      ])
    let saved = SavedCase(
      subject: "E", rule: "ENGINE-14", expect: .violation, counterexample: .scene(sceneCase))
    #expect(try SavedCase(parsing: Data(saved.text.utf8)) == saved)
  }

  @Test(
    arguments: [
      (#""edits": [{ "remove": [0], "by": {} }]"#, "edits[0]: expected 'remove' with a path"),
      (#""edits": [{ "remove": [-1] }]"#, "edits[0].remove[0]: expected a position from 0 on"),
      (#""subviews": []"#, "subviews: unknown key; known here are about, direction, edits, "),
    ])
  func `a scene file that is wrong says where`(key: String, message: String) throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "scene.json",
      """
      { "layoutConformance": 2, "subject": "SmallEngine", "rule": "ENGINE-14", "expect": "pass",
        "root": { "zstack": { "children": [] } }, "proposal": [1, 1], \(key) }
      """)
    let run = try CommandRun(["replay", "scene.json"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a scene of an engine that nobody knows asks for its command`() throws {
    let scratch = try Scratch()
    let sceneCase = SceneCase(LayoutScene(ViewNode(.zstack(.center), id: "a")))
    let saved = SavedCase(
      subject: "SmalEngine", rule: "ENGINE-11", expect: .pass, counterexample: .scene(sceneCase))
    _ = try scratch.file("scene.json", saved.text)
    let run = try CommandRun(["replay", "scene.json"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(
      run.errors.contains(
        "subject: there is no engine 'SmalEngine' here; did you mean 'SmallEngine'?"),
      "\(run.errors)")
    #expect(run.errors.contains("--command"))
  }

  @Test func `all reports of a run have the same findings`() throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      Self.broken + [
        "--json", "run.json", "--xunit-output", "run.xml", "--sarif", "run.sarif", "--html",
        "run.html", "--github",
      ], in: scratch)
    #expect(run.exitCode == 1)
    func text(_ name: String) throws -> String {
      try String(contentsOf: scratch.url.appending(path: name), encoding: .utf8)
    }
    let count = try text("run.json").split(separator: "\n")
      .count { $0.contains(#""kind": "finding""#) || $0.contains(#""kind":"finding""#) }
    #expect(count > 1)
    let junit = try JUnitDocument(text("run.xml"))
    #expect(junit.mistakes == [])
    #expect(try text("run.xml").components(separatedBy: "<failure ").count == count + 1)
    let sarif = try SARIFDocument(text("run.sarif"))
    #expect(sarif.mistakes == [] && sarif.results.count == count)
    #expect(try text("run.html").components(separatedBy: "<article ").count == count + 1)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("::error ") } == count)
  }

  @Test func `an engine that does not start leaves the others to run`() throws {
    let run = try CommandRun(
      ["engine", "SmallEngine", "--command", "./nothing", "--cases", "20"], in: Scratch())
    #expect(run.exitCode == 69)
    #expect(run.output.contains("✔ SmallEngine  20 scenes"), "\(run.output)")
    #expect(run.errors.contains("the engine './nothing' ended: exit code 127"))
  }

  @Test func `what an engine is excused from fails no run, and is needed`() throws {
    let scratch = try Scratch()
    let path = scratch.url.appending(path: "run.json").path
    func run(_ exceptions: [String: String], cases: Int) throws -> ExitCode {
      let report = JSONReport(to: try Output.file(path))
      let specimen = try #require(EngineGallery.broken.first { $0.name == "FilledRoot" })
      let choice = EngineCheck(
        words: ["FilledRoot"], name: "FilledRoot", exceptions: exceptions
      ) { specimen.make() }
      var plan = RunPlan(
        seed: 1, cases: cases,
        rules: RuleCatalogue.engine.filter { ["ENGINE-11", "ENGINE-13"].contains($0.id) })
      plan.jobs = 2
      return try Run([choice], plan: plan, listener: Reports([report])).run()
    }
    #expect(try run([:], cases: 50) == .findings)
    #expect(try run(["ENGINE-11": "it fills"], cases: 50) == .success)
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("it fills"))
    #expect(try run(["ENGINE-11": "it fills", "ENGINE-13": "no"], cases: 1000) == .findings)
  }
}
