import Foundation
import Testing

/// `compare`: two layouts that are to give the same sizes and frames.
@Suite struct CompareTests {
  private let old = Layouts.row.replacing("Lines", with: "OldRow")

  @Test func `two files with equal layouts end with 0`() throws {
    let scratch = try Scratch()
    let files = [
      try scratch.file("Old.swift", old),
      try scratch.file("New.swift", Layouts.row.replacing("Lines", with: "NewRow")),
    ]
    let run = try CommandRun(["compare"] + files, in: scratch)
    #expect(run.errors.isEmpty)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("  OldRow compared with NewRow\n"))
    #expect(run.output.contains("✔ OldRow  1000 cases\n"))
  }

  @Test func `a difference is shown with the smallest case, and how to see it again`() throws {
    let scratch = try Scratch()
    let new = old.replacing("OldRow", with: "NewRow")
      .replacing("CGFloat(0))", with: "index == 2 ? CGFloat(1) : 0)")
    let file = try scratch.file("Rows.swift", old + new.replacing("import SwiftUI", with: ""))
    let words = ["compare", file, "OldRow", "NewRow", "--cases", "300"]
    let run = try CommandRun(words + ["--json", "-"], in: scratch)
    #expect(run.exitCode == 1)
    #expect(try run.findings == ["PARITY-01": "violation"])
    let finding = try #require(try run.lines("finding").first)
    #expect(
      finding["message"] as? String
        == "'OldRow' put subview 2 at 20, 0, 10 × 10 and 'NewRow' at 20, 1, 10 × 10 for proposal "
        + "nil × nil; the frames must be the same [PARITY-01]")
    #expect(finding["counterpart"] as? String == "NewRow")
    let text = try CommandRun(words + ["--verbose"], in: scratch).output
    #expect(text.contains("layout-conformance compare Rows.swift OldRow NewRow --seed "))
    #expect(text.contains("sameAs: Subject(\"NewRow\") { _ in NewRow() }"))
  }

  @Test func `specimens of the gallery are compared by name`() throws {
    let scratch = try Scratch()
    let equal = try CommandRun(["compare", "Flow", "AnyFlow", "--cases", "300"], in: scratch)
    #expect(equal.exitCode == 0)
    let different = try CommandRun(
      ["compare", "Flow", "FlowBlankFirst", "--cases", "300", "-q"], in: scratch)
    #expect(different.exitCode == 1)
    #expect(different.output.contains("✘ PARITY-01  'Flow' "))
  }

  @Test func `a trap is told of the layout that traps`() throws {
    let scratch = try Scratch()
    func crash(_ first: String, _ second: String) throws -> String? {
      let run = try CommandRun(
        ["compare", first, second, "--json", "-", "--cases", "300"], in: scratch)
      #expect(run.exitCode == 1)
      return try run.lines("finding").first { $0["status"] as? String == "crash" }?["message"]
        as? String
    }
    let words = "'ColumnIndexingFirst' trapped in sizeThatFits at BrokenRuns.swift:"
    let second = try #require(try crash("Pile", "ColumnIndexingFirst"))
    #expect(second.hasPrefix(words) && second.hasSuffix(" [PARITY-01]"), "\(second)")
    let first = try #require(try crash("ColumnIndexingFirst", "Pile"))
    #expect(first.hasPrefix(words) && first.hasSuffix(" [RUN-01]"), "\(first)")
  }

  @Test(arguments: [
    (["compare", "Flow"], "name two layouts to compare: compare A B"),
    (["compare"], "name two layouts to compare: compare A B"),
    (["compare", "Flow", "AnyFlwo"], "did you mean 'AnyFlow'?"),
    (["compare", "Flow", "AnyFlow", "--select", "SIZE"], "unknown flag '--select'"),
    (
      ["check", "Flow", "--profile", "flwo"],
      "'--profile flwo' names no profile; did you mean 'flow'?"
    ),
  ])
  func `wrong usage says what would be right`(words: [String], message: String) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `of more than two layouts in a file two must be named`() throws {
    let scratch = try Scratch()
    let others = ["B", "C"].map {
      old.replacing("OldRow", with: $0).replacing("import SwiftUI", with: "")
    }
    let file = try scratch.file("Rows.swift", old + others.joined())
    let run = try CommandRun(["compare", file], in: scratch)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("name two layouts to compare: compare A B; there are OldRow, B, C"))
  }
}
