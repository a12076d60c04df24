import Foundation
import FoundationXML
import LayoutAPI
import LayoutConformance
import Testing

/// Saved cases: written whole, run again, and read without harm.
@Suite struct ReplayTests {
  private let scratch: Scratch
  private let file: String

  init() throws {
    scratch = try Scratch()
    let saved = SavedCase(
      subject: "RowAtZero", rule: "PLACE-05", expect: .violation,
      counterexample: .layout(LayoutCase([.rigid(0, 0)], origin: CGPoint(x: 1, y: 0))))
    file = try scratch.file("Corpus/layouts/RowAtZero/\(saved.fileName)", saved.text)
  }

  private func text() throws -> String {
    try String(decoding: Data(contentsOf: scratch.url.appending(path: file)), as: UTF8.self)
  }

  @Test func `a case that does as recorded ends with 0`() throws {
    let run = try CommandRun(["replay"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("1 case: 1 as recorded, 0 different, 0 unusable\n"))
  }

  @Test func `a flipped verdict ends with 1, and says what to do`() throws {
    let flipped = try text().replacing("\"violation\"", with: "\"pass\"")
    _ = try scratch.file(file, flipped)
    let run = try CommandRun(["replay"], in: scratch)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("PLACE-05 was kept, and is broken now"))
  }

  @Test func `a bug that is fixed asks for its verdict to be flipped`() throws {
    _ = try scratch.file(file, try text().replacing("RowAtZero", with: "Flow"))
    let run = try CommandRun(["replay", file], in: scratch)
    #expect(run.exitCode == 1)
    #expect(
      run.output.contains(
        "PLACE-05 was broken, and is kept now; keep it so with layout-conformance replay \(file) "
          + "--accept"))
  }

  @Test func `--accept writes the new verdict into the files of fixed bugs, and into no other`()
    throws
  {
    let kept = try text()
    let other = try scratch.file("Corpus/layouts/Flow/other.json", kept)
    // As somebody wrote it by hand.
    let fixed = kept.replacing("RowAtZero", with: "Flow")
      .replacing("\"expect\": \"violation\"", with: "\"expect\" :   \"violation\"")
    _ = try scratch.file(file, fixed)
    let run = try CommandRun(["replay", "--accept"], in: scratch)
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(
      run.output.hasSuffix(
        "2 cases: 1 as recorded, 0 different, 1 accepted, 0 unusable\n"), "\(run.output)")
    #expect(try text() == fixed.replacing("   \"violation\"", with: "   \"pass\""))
    let untouched = try String(contentsOf: scratch.url.appending(path: other), encoding: .utf8)
    #expect(untouched == kept)
    #expect(try CommandRun(["replay"], in: scratch).exitCode == 0)
    #expect(try CommandRun(["replay", "--accept", "--expect", "pass"], in: scratch).exitCode == 64)
  }

  @Test func `--expect takes the place of the verdict in the file`() throws {
    let run = try CommandRun(["replay", file, "--expect", "pass"], in: scratch)
    #expect(run.exitCode == 1)
    #expect(run.output.contains("PLACE-05 was to end in 'pass', and ends in 'violation'"))
    #expect(run.output.contains("✘ PLACE-05  'RowAtZero' put"))
    #expect(try CommandRun(["replay", "--expect", "violation"], in: scratch).exitCode == 0)
    let wrong = try CommandRun(["replay", "--expect", "fail"], in: scratch)
    #expect(wrong.exitCode == 64)
    #expect(
      wrong.errors.contains(
        "'--expect fail': expected one of pass, violation, crash, hang, memory"))
  }

  @Test func `what cannot be read is one clear line, and the others still run`() throws {
    _ = try scratch.file("Corpus/layouts/RowAtZero/a.json", "{")
    _ = try scratch.file(
      "Corpus/layouts/RowAtZero/b.json", try text().replacing("[1, 0]", with: "[1, \"nan\"]"))
    _ = try scratch.file(
      "Corpus/layouts/RowAtZero/c.json",
      try text().replacing("\"layoutConformance\": 2", with: "\"layoutConformance\": 7"))
    let run = try CommandRun(["replay"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.output.hasSuffix("4 cases: 1 as recorded, 0 different, 3 unusable\n"))
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("Error: Corpus/layouts/RowAtZero/") })
    #expect(run.errors.contains("b.json: origin[1]: expected a number, found \"nan\""))
    #expect(run.errors.contains("c.json: layoutConformance: version 7 is newer than this kit"))
  }

  @Test func `a pipe, a folder and a file of a stranger are turned down`() throws {
    let pipe = scratch.url.appending(path: "pipe.json")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let folder = scratch.url.appending(path: "folder.json")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(try CommandRun(["replay", "pipe.json"], in: scratch).errors.contains("is not a file"))
    #expect(try CommandRun(["replay", "folder.json"], in: scratch).exitCode == 69)
    let engine = scratch.url.appending(path: "Facts/engine")
    try FileManager.default.createDirectory(at: engine, withIntermediateDirectories: true)
    #expect(mkfifo(engine.appending(path: "pipe.json").path, 0o600) == 0)
    let facts = try CommandRun(["replay", "Facts"], in: scratch)
    #expect(facts.exitCode == 65)
    #expect(facts.errors == "Error: Facts/engine/pipe.json: is not a file\n")
    #expect(facts.output.contains("1 case: 0 as recorded, 0 different, 1 unusable"))
    _ = try scratch.file("other.json", "{\"name\": \"package\"}")
    let run = try CommandRun(["replay", "other.json"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("other.json: "))
  }

  @Test func `show prints the picture and writes it`() throws {
    let run = try CommandRun(["show", file, "--svg", "case.svg"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("subview 0   rigid 0 × 0"))
    #expect(run.output.contains("← expected 1, 0, 0 × 0"))
    let svg = try Data(contentsOf: scratch.url.appending(path: "case.svg"))
    #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<svg "))
    #expect(XMLParser(data: svg).parse())
  }

  @Test func `shrink makes a large case small`() throws {
    let large = SavedCase(
      subject: "RowAtZero", rule: "PLACE-05", expect: .violation,
      counterexample: .layout(
        LayoutCase(
          [.rigid(40, 7), .text(5, 3), .color], proposal: Proposal(width: 90, height: nil),
          origin: CGPoint(x: -12, y: 30), script: [.spacing])))
    _ = try scratch.file("large.json", large.text)
    let run = try CommandRun(["shrink", "large.json"], in: scratch)
    #expect(run.exitCode == 0)
    let small = try SavedCase(parsing: Data(run.output.utf8))
    #expect(small.counterexample.layoutCase?.subviews == [.rigid(10, 10)])
    #expect(small.counterexample.layoutCase?.origin == CGPoint(x: 10, y: 0))
    #expect(small.counterexample.layoutCase?.script.isEmpty == true)
  }

  @Test func `a kill at any moment leaves whole files only`() throws {
    for delay in [5_000, 40_000, 120_000, 300_000, 600_000] as [UInt32] {
      let scratch = try Scratch()
      let process = Process()
      process.executableURL = try CommandRun.program()
      process.arguments = [
        "check", "RowAtZero", "EqualShares", "--corpus", "Kept", "--cases", "200",
      ]
      process.currentDirectoryURL = scratch.url
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(delay)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let kept = try? Corpus.files(at: [scratch.url.appending(path: "Kept").path])
      for file in kept ?? [] { #expect(throws: Never.self) { try Corpus.read(file) } }
    }
  }
}
