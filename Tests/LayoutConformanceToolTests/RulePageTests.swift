import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// The pages of the rules, as they are kept in the documentation.
@Suite struct RulePageTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = package.appending(
    path: "Sources/LayoutConformance/LayoutConformance.docc")
  private static let specimens = package.appending(path: "Sources/LayoutSpecimens").path
  private static let command = """
    swift run layout-conformance rules --format markdown \
    Sources/LayoutConformance/LayoutConformance.docc/Rules
    """

  private func files(_ folder: URL) throws -> [String: String] {
    var result: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      result[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
    }
    return result
  }

  @Test func `the documentation says what the rules and the specimens say`() throws {
    let scratch = try Scratch()
    let run = try CommandRun(
      ["rules", "--format", "markdown", "Rules", "--specimens", Self.specimens], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.errors == "wrote \(RuleCatalogue.described.count) pages to Rules\n")
    let written = try files(scratch.url.appending(path: "Rules"))
    let kept = try files(Self.catalogue.appending(path: "Rules"))
    #expect(written.keys.sorted() == RuleCatalogue.described.map { "\($0.id).md" }.sorted())
    for name in Set(written.keys).union(kept.keys).sorted() where written[name] != kept[name] {
      Issue.record(
        kept[name] == nil
          ? "Rules/\(name) is missing; run: \(Self.command)"
          : written[name] == nil
            ? "Rules/\(name) is of no rule; delete it"
            : "Rules/\(name) is not what the rule says; run: \(Self.command)")
    }
  }

  @Test func `the landing page names every rule`() throws {
    let page = try String(
      contentsOf: Self.catalogue.appending(path: "LayoutConformance.md"), encoding: .utf8)
    let named = page.matches(of: /<doc:([A-Z]+-[0-9]{2})>/).map { String($0.output.1) }
    #expect(named.sorted() == RuleCatalogue.described.map(\.id).sorted())
  }

  @Test(arguments: RuleCatalogue.all.map(\.id))
  func `a page has all of a rule and the code of two layouts`(_ id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let page = try String(
      contentsOf: Self.catalogue.appending(path: "Rules/\(id).md"), encoding: .utf8)
    for text in [rule.statement, rule.reason, rule.source, rule.inSwiftUI] + rule.checkFirst {
      #expect(page.contains(text))
    }
    for heading in [
      "## What SwiftUI does", "## Check first", "## A layout that breaks it",
      "## A layout that keeps it",
    ] {
      #expect(page.contains("\n\(heading)\n"))
    }
    let layouts = page.matches(of: #/```swift\n(?:struct |// A function of the proposal)/#)
    #expect(layouts.count == 2)
  }

  @Test func `a rule is explained with what SwiftUI does, and with code on request`() throws {
    let scratch = try Scratch()
    let plain = try CommandRun(["explain", "PLACE-05"], in: scratch).output
    #expect(plain.contains("  In SwiftUI   The bounds are in the parent's coordinates"))
    #expect(plain.contains("  Broken by    RowAtZero: starts at 0 instead of the bounds' origin\n"))
    #expect(plain.contains("  Kept by      Diagonal: "))
    #expect(!plain.contains("struct PlainRow"))
    let full = try CommandRun(
      ["explain", "PLACE-05", "--specimens", Self.specimens], in: scratch
    ).output
    #expect(full.contains("\n      struct PlainRow: Layout {\n"))
    let short = try CommandRun(
      ["explain", "SHAPE-07", "--specimens", Self.specimens], in: scratch
    ).output
    #expect(
      short.contains(
        """
              broken(
                "PileInCorner", .overlay, "SHAPE-07", note: "puts every subview into the top leading corner"
              ) { _, subviews in
                Boxes(subviews) { _, _ in .zero }
              }

        """), "\(short)")
  }

  @Test func `sources that lack a layout are an error`() throws {
    let scratch = try Scratch()
    let none = try CommandRun(["rules", "--format", "markdown", "Rules"], in: scratch)
    #expect(none.exitCode == 65)
    #expect(none.errors.contains("'Sources/LayoutSpecimens': no such folder; say where"))
    _ = try scratch.file("Some/Other.swift", "struct Other {\n}\n")
    let other = try CommandRun(["explain", "PLACE-05", "--specimens", "Some"], in: scratch)
    #expect(other.exitCode == 65)
    #expect(other.errors.contains("'Some' declares no 'struct Diagonal'"))
    let made = try CommandRun(["explain", "SHAPE-07", "--specimens", "Some"], in: scratch)
    #expect(made.exitCode == 65)
    #expect(made.errors.contains("'Some' makes no layout 'Pile"), "\(made.errors)")
  }
}
