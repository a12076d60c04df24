import Foundation
import Testing

@testable import LayoutConformanceTool

/// Files that do harm when their code starts, and places that are odd.
@Suite struct HostileFileTests {
  @Test(arguments: [
    ("while true { print(\"\", terminator: \"\") }", "did not return within 0.3 s"),
    ("exit(3)", "ended the process with exit code 3"),
    ("fatalError(\"no gap\")", "trapped at "),
  ])
  func `code that runs before the first case is told, and the other layouts are checked`(
    code: String, what: String
  ) throws {
    let scratch = try Scratch()
    let bad = Sources.stairs.replacing("import SwiftUI", with: "")
      .replacing("Stairs: Layout {", with: "Bad: Layout {\n  let start = startValue")
    let file = try scratch.file(
      "it's \"odd\"/Start it.swift",
      Sources.stairs + bad + "print(\"a side effect\")\nlet startValue: CGFloat = { \(code) }()\n")
    let run = try CommandRun(
      ["check", file, "--cases", "20", "--timeout", "300ms", "--json", "-"], in: scratch)
    let finding = try #require(try run.lines("finding").first)
    let message = try #require(finding["message"] as? String)
    #expect(message.hasPrefix("'Bad' \(what)"), "\(message)")
    #expect(
      message.contains(
        "while it was made; its initialiser must return for every parameter that is drawn [RUN-0"))
    #expect(finding["case"] == nil)
    #expect(finding["file"] == nil)
    let summaries = try run.lines("subjectFinished")
    #expect(Set(summaries.compactMap { $0["subject"] as? String }) == ["Bad", "Stairs"])
    #expect(try run.findings.count == 1)
    #expect(run.exitCode == 1)
  }

  @Test func `parameters that an initialiser traps for are drawn again`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Few.swift",
      Sources.stairs.replacing(
        "Layout {", with: "Layout {\n  init(columns: Int) { precondition(columns < 4, \"few\") }"))
    let run = try CommandRun(["check", file, "--cases", "20"], in: scratch)
    #expect(run.output.contains("✔ Stairs  20 cases, parameters drawn again in "))
    #expect(run.exitCode == 0)
    let made = try CommandRun(
      ["check", file, "--make", "Stairs(columns: 3)", "--cases", "20"], in: scratch)
    #expect(made.exitCode == 0)
  }

  @Test func `where nothing can be written, checkers are kept in a temporary folder`() throws {
    let nowhere = ["XDG_CACHE_HOME": "/proc/1/none", "HOME": "/proc/1"]
    let cache = try CheckerCache.standard(environment: nowhere)
    #expect(cache.folder.hasPrefix(FileManager.default.temporaryDirectory.path))
    #expect(throws: SourceError.unavailable("cannot write to /proc/1/none")) {
      try CheckerCache(folder: "/proc/1/none")
    }
  }

  @Test func `what a shadow module lacks is told at the user's line`() throws {
    let scratch = try Scratch()
    let file = try scratch.file(
      "Screen.swift",
      "import UIKit\n"
        + Sources.stairs.replacing("Layout {", with: "Layout {\n  let w = UIDevice.current.name"))
    let run = try CommandRun(["check", file], in: scratch)
    #expect(run.exitCode == 65)
    #expect(
      run.errors == "Error: Screen.swift:5:11: cannot find 'UIDevice' in scope; "
        + "give the file that declares it with --prelude\n")
  }

  @Test func `shadows are the modules that are imported for sure`() {
    func shadows(_ text: String) -> [String] {
      ShadowModule.imported(by: [SourceFile(path: "A.swift", text: text)]).map(\.rawValue)
    }
    #expect(shadows("#!/usr/bin/swift\nimport SwiftUI; import Combine // import os") == ["Combine"])
    #expect(shadows("@preconcurrency import struct CoreGraphics.CGFloat") == ["CoreGraphics"])
    #expect(shadows("#if canImport(UIKit)\nimport UIKit\n#endif\nimport os.log") == ["os"])
    #expect(shadows("struct A {}\nimport UIKit").isEmpty)
  }
}
