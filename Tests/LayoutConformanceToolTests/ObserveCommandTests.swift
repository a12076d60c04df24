import Foundation
import Testing

@testable import LayoutConformanceTool

/// What was observed of layouts, on the command line: `--observe`, `--count`, and the line of a report.
@Suite struct ObserveCommandTests {
  /// A layout of one view that says nothing of it, and one that cannot be made.
  private static let few = """
    import SwiftUI

    struct Margin: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews[0].sizeThatFits(proposal)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
      }
    }

    """

  private static func unmade(_ body: String) -> String {
    few.replacing("struct Margin: Layout {", with: "struct Unmade: Layout {\n  \(body)\n")
  }

  @Test func `a block for each layout of the gallery, and no case`() throws {
    let run = try CommandRun(["check", "Flow", "WeightedRow", "--observe"], in: try Scratch())
    #expect(run.exitCode == 0)
    let blocks = run.output.split(separator: "\n").map(String.init)
    #expect(blocks.filter { !$0.hasPrefix(" ") } == ["Flow", "WeightedRow"])
    #expect(blocks.contains("  takes       any number of subviews"))
    #expect(blocks.contains("  width       follows the proposal and the subviews"))
    #expect(blocks.contains { $0.hasPrefix("  looks like  a flow") })
    #expect(!run.output.contains("case"))
  }

  @Test func `a file is observed, and what follows from the kind is said`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Lines.swift", Layouts.flow(slack: " + 1e-6"))
    let run = try CommandRun(["check", file, "--observe"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(
      run.output.contains(
        "  looks like  a flow (warnings only; --profile flow requires its rules, "
          + "--profile none drops them)\n"), "\(run.output)")
    #expect(run.output.contains("  reads       the parameter spacing\n"))
    let counted = try CommandRun(["check", file, "--observe", "--count", "1...3"], in: scratch)
    #expect(counted.output.contains("  takes       1 to 3 subviews (declared)\n"))
    let declared = try CommandRun(["check", file, "--observe", "--profile", "stack"], in: scratch)
    #expect(declared.output.contains("  looks like  a flow (declared: stack)\n"))
    #expect(
      try CommandRun(["check", file, "--observe", "--count", "1...3"], in: scratch).timeless
        == CommandRun(["check", file, "--observe", "--count", "1...3"], in: scratch).timeless)
  }

  @Test func `as JSON there is an event for each layout`() throws {
    let run = try CommandRun(
      ["check", "Flow", "OneByFirst", "--observe", "--json", "-"], in: try Scratch())
    #expect(run.exitCode == 0)
    let events = try run.lines("observed")
    #expect(events.map { $0["subject"] as? String } == ["Flow", "OneByFirst"])
    let observed = events.compactMap { $0["observed"] as? [String: Any] }
    #expect(observed.map { $0["countBasis"] as? String } == ["all", "unstated"])
    #expect(observed.map { $0["counts"] as? String } == ["any", "exactly 1"])
    #expect(try run.lines("finding").isEmpty && run.lines("subjectFinished").isEmpty)
  }

  @Test func `COUNT-01 is no finding of an observation, and one of a check`() throws {
    let scratch = try Scratch()
    let file = try scratch.file("Margin.swift", Self.few)
    let seen = try CommandRun(["check", file, "--observe"], in: scratch)
    #expect(seen.exitCode == 0)
    #expect(seen.output.contains("  takes       exactly 1 subview, and does not say so\n"))
    #expect(!seen.output.contains("COUNT-01"))
    let check = try CommandRun(["check", file, "--cases", "100"], in: scratch)
    #expect(check.exitCode == 0)
    #expect(check.output.contains("⚠ COUNT-01  'Margin' "), "\(check.output)")
    #expect(check.output.contains("\n  takes exactly 1 subview, and does not say so"))
    let said = try CommandRun(["check", file, "--cases", "100", "--count", "1"], in: scratch)
    #expect(!said.output.contains("COUNT-01"), "\(said.output)")
    #expect(said.output.contains("\n  takes exactly 1 subview (declared)"))
    let more = try CommandRun(
      ["check", file, "--cases", "100", "--count", "0...", "--json", "-"], in: scratch)
    #expect(more.exitCode == 1)
    #expect(try more.findings["RUN-01"] == "crash")
  }

  @Test(arguments: [
    ("init(only: Int) { precondition(only < -1_000_000, \"takes none\") }", 69, "is not made"),
    ("init() { fatalError(\"not at all\") }", 1, "RUN-01"),
  ])
  func `a layout that cannot be made ends an observation as it ends a check`(
    _ body: String, _ code: Int32, _ words: String
  ) throws {
    let scratch = try Scratch()
    let file = try scratch.file("Unmade.swift", Self.unmade(body))
    let check = try CommandRun(["check", file, "--cases", "50"], in: scratch)
    #expect(check.exitCode == code)
    #expect(!check.output.contains("takes"), "\(check.output)")
    let seen = try CommandRun(["check", file, "--observe"], in: scratch)
    #expect(seen.exitCode == code, "\(seen.output)\(seen.errors)")
    #expect((seen.output + seen.errors).contains(words))
    #expect(seen.output.contains("Unmade  not made\n"))
  }

  @Test(arguments: [
    (["--observe", "--cases", "5"], "'--observe' runs no case; leave out '--cases'"),
    (["--observe", "--html", "a.html"], "'--observe' runs no case; leave out '--html'"),
    (["--observe", "--guided"], "'--observe' runs no case; leave out '--guided'"),
    (["--count", "two"], "'--count two': expected a number of subviews"),
    (["--count", "3...1"], "'--count 3...1': expected a number of subviews"),
    (["--count", "100000"], "'--count 100000': expected a number of subviews up to 1000"),
    (["--count", "3", "--exhaustive", "2"], "'--exhaustive 2': 'Flow' takes exactly 3 subviews"),
  ])
  func `what does not go together is a wrong usage`(_ words: [String], _ error: String) throws {
    let run = try CommandRun(["check", "Flow"] + words, in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("Error: \(error)"), "\(run.errors)")
  }

  @Test func `a file of settings names a count, and reports that no observation writes`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("Package.swift", "// swift-tools-version: 6.0\n")
    _ = try scratch.file(
      ".layout-conformance.json", "{ \"count\": \"2...4\", \"cases\": 50, \"html\": \"a.html\" }")
    let run = try CommandRun(["check", "Flow", "--observe"], in: scratch)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(run.output.contains("  takes       2 to 4 subviews (declared)\n"))
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "a.html").path))
    let free = try CommandRun(["check", "Flow", "--observe", "--no-count"], in: scratch)
    #expect(free.output.contains("  takes       any number of subviews\n"))
  }

  @Test func `with a count a specimen is not held against its verdict`() throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["check", "OneByFirst", "--count", "2", "--cases", "100", "--json", "-"], in: scratch)
    #expect(run.exitCode == 1)
    #expect(try run.findings["PLACE-01"] == "violation")
    #expect(try run.lines("subjectFinished").first?["verdict"] == nil)
    let text = try CommandRun(["check", "OneByFirst", "--cases", "100"], in: scratch)
    #expect(text.exitCode == 0)
    #expect(text.output.contains("as declared: breaks COUNT-01"))
  }

  @Test func `rules that no case judged are named once, with the reason`() throws {
    let scratch = try Scratch()
    let words = ["check", "OneByFirst", "--cases", "200"]
    let text = try CommandRun(words, in: scratch).output
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("  not judged: ") }
    #expect(lines.count == 1, "\(text)")
    #expect(lines.first?.contains("CACHE-03, ANIM-01 (no parameter is drawn)") == true, "\(text)")
    #expect(lines.first?.contains("COUNT-01") == false)
    #expect(!(try CommandRun(words + ["--quiet"], in: scratch).output.contains("not judged")))
    let one = try CommandRun(words + ["--select", "PLACE-01"], in: scratch).output
    #expect(!one.contains("not judged"), "\(one)")
  }
}
