import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// That what pages say is what happens: every block of code is compiled, run or read.
///
/// The word behind the fence says how: `swift` is compiled, and its tests and programs run; `sh` runs;
/// `bash` is for what cannot run here (a network, a build of minutes), of which the syntax is looked
/// at; `json` and `yaml` are parsed; `text` is what the commands of the page printed.
@Suite(.serialized) struct PageTests {
  /// Pages whose code another suite runs.
  private static let ranElsewhere = [
    "Sources/LayoutConformance/LayoutConformance.docc/Fuzzing-in-CI.md"
  ]

  private static let paths = Page.paths.filter { !ranElsewhere.contains($0) }

  @Test(arguments: Page.paths) func `each block has a language that a test knows`(
    _ path: String
  ) throws {
    let known = ["swift", "sh", "bash", "python", "json", "yaml", "text", "dockerfile", "diagram"]
    for block in try Page(path).blocks where !known.contains(block.language) {
      Issue.record("\(path):\(block.line): a block of '\(block.language)', which no test looks at")
    }
  }

  @Test func `the README stays short enough to be read`() throws {
    let url = Page.package.appending(path: "README.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    // Each line ends with a newline, so the last piece is empty.
    #expect(lines.count <= 251)
    #expect(lines.prefix(24).contains("swift test"), "the first result is on the first screen")
  }

  @Test(arguments: paths) func `the code of a page compiles, and its tests and programs run`(
    _ path: String
  ) throws {
    let page = try Page(path)
    let bench = try PageBench(page)
    for block in page.blocks where block.language == "swift" {
      if let file = block.file, file.contains("/") {
        let url = Page.package.appending(path: file)
        let source = try String(contentsOf: url, encoding: .utf8)
        #expect(source.contains(block.text), "\(path):\(block.line): \(file) has no such lines")
      } else if block.file == nil {
        let run = try bench.run(swift: block.text)
        #expect(run.exitCode == 0, "\(path):\(block.line): \(run.output)")
      } else if !page.blocks.contains(where: { $0.language == "swift" && $0.file == nil }) {
        // No other block is compiled with it.
        let run = try bench.run(swift: "")
        #expect(run.exitCode == 0, "\(path):\(block.line): \(run.output)")
      }
    }
  }

  @Test(arguments: paths) func `the commands of a page run, and print what it says`(
    _ path: String
  ) throws {
    let page = try Page(path)
    let bench = try PageBench(page)
    var printed = ""
    for block in page.blocks where block.language == "sh" {
      let run = try bench.run(shell: block.text)
      #expect(run.exitCode == 0, "\(path):\(block.line): \(run.output)")
      printed += run.output
    }
    for block in page.blocks where block.language == "text" {
      #expect(
        PageBench.isPrinted(block.text, in: printed),
        "\(path):\(block.line): no command of the page prints this:\n\(printed)")
    }
  }

  @Test(arguments: Page.paths) func `what cannot run here is at least well-formed`(
    _ path: String
  ) throws {
    let page = try Page(path)
    let bench = try PageBench(page)
    for block in page.blocks {
      let place = "\(path):\(block.line)"
      switch block.language {
      case "bash":
        let run = try bench.run(["/bin/bash", "-n", try bench.scratch.file("block", block.text)])
        #expect(run.exitCode == 0, "\(place): \(run.output)")
      case "json":
        #expect(throws: Never.self, "\(place)") { try JSONValue(parsing: Data(block.text.utf8)) }
        guard block.file == SettingsFile.name else { break }
        _ = try bench.scratch.file(SettingsFile.name, block.text)
        let run = try bench.run(shell: "layout-conformance config --effective")
        #expect(run.exitCode == 0, "\(place): \(run.output)")
      case "yaml":
        let run = try bench.run(yaml: block.text)
        #expect(run.exitCode == 0, "\(place): \(run.output)")
        if run.exitCode == 0, !run.output.isEmpty {
          Issue.record("\(place): not parsed: \(run.output)", severity: .warning)
        }
      default: break
      }
    }
  }
}
