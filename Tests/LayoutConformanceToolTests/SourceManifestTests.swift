import Foundation
import Testing

@testable import LayoutConformanceTool

/// What a checker is told about the files that it was built from, whatever they are called.
@Suite struct SourceManifestTests {
  @Test func `there is room for any number of paths`() throws {
    let scratch = try Scratch()
    let folder = (0..<14).map { _ in String(repeating: "f", count: 250) }.joined(separator: "/")
    var files = [try scratch.file("\(folder)/Stairs.swift", Sources.rowAtZero)]
    for index in 0..<45 {
      files.append(try scratch.file("\(folder)/File\(index).swift", "struct S\(index) {}\n"))
    }
    #expect(files.joined(separator: " ").utf8.count > 128 << 10)
    let run = try CommandRun(
      ["check", "--cases", "50", "--json", "-", "--sarif", "run.sarif"] + files, in: scratch)
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(try run.findings == ["PLACE-05": "violation"])
    let sarif = try String(contentsOf: scratch.url.appending(path: "run.sarif"), encoding: .utf8)
    #expect(sarif.contains("\(folder)/Stairs.swift"))
    #expect(sarif.contains("\"startLine\": 3"))
  }

  @Test(arguments: [
    "two words.swift", "it's \"odd\" $HOME.swift", "a\nb.swift", "größe — ✓.swift", "a:1:2.swift",
    "back\\slash.swift", " .swift", "*?[a].swift", "a;b & c|d (e) `f`.swift", "%20,%.swift",
  ])
  func `a file may be called anything`(name: String) throws {
    let scratch = try Scratch()
    let folder = "Sources of \"\(name.dropLast(6))\""
    let file = try scratch.file("\(folder)/\(name)", Sources.rowAtZero)
    let check = try CommandRun(
      ["check", file, "--cases", "50", "--json", "-", "--corpus", "My \"cases\""], in: scratch,
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(check.exitCode == 1, "\(check.errors)")
    #expect(check.errors.contains(",line=3,title=PLACE-05"), "\(check.errors)")
    let replay = try CommandRun(["replay", "My \"cases\"", file], in: scratch)
    #expect(replay.output.contains("1 case: 1 as recorded"), "\(replay.errors)")
  }

  @Test(arguments: [nil, "", "[]", "{\"files\": 3}"])
  func `a manifest that cannot be read is a fault`(text: String?) throws {
    let scratch = try Scratch()
    let name = "manifest"
    if let text { _ = try scratch.file(name, text) }
    let run = try CommandRun(
      ["check", "Flow", "--cases", "20"], in: scratch,
      environment: [SourceManifest.variable: name])
    #expect(run.exitCode == 70)
    #expect(
      run.errors.hasPrefix("Error: manifest: cannot be read as what \(SourceManifest.variable)"))
    #expect(run.output.isEmpty)
    #expect(
      FileManager.default.fileExists(atPath: scratch.url.appending(path: name).path)
        == (text != nil))
  }

  @Test func `nothing is left of it when the checker runs`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Stairs.swift", Sources.stairs)
    for _ in 0..<2 {
      #expect(try CommandRun(["check", file, "--cases", "20"], in: scratch).exitCode == 0)
    }
    let cache = scratch.url.appending(path: "cache/layout-conformance").path
    let left = try FileManager.default.contentsOfDirectory(atPath: cache)
    #expect(left.count == 1, "\(left)")
  }
}
