import Foundation
import LayoutConformance
import Testing

/// That each entry point turns a run red where it should, and no other, in a package of a user.
///
/// An issue of one framework inside a test of the other is lost without a word: only a run of real
/// tests tells.
@Suite(.serialized) struct ChildPackageTests {
  /// The layout of the cases that fail while the bounds' origin is ignored.
  private static let moved = LayoutCase([.rigid(1, 1)], origin: CGPoint(x: 1, y: 0))

  private func prepared() throws -> URL {
    let folder = try ChildPackage.copy()
    let corpus = Corpus(path: folder.appending(path: "Corpus").path)
    for subject in ["BrokenRow", "GoodRow"] {
      _ = try corpus.save(
        SavedCase(
          subject: subject, rule: "PLACE-05", expect: .violation,
          counterexample: .layout(Self.moved)))
    }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "files"), withIntermediateDirectories: true)
    return folder
  }

  @Test func `good layouts are green and broken ones red in both frameworks`() throws {
    let child = try ChildPackage(
      in: prepared(), ["--xunit-output", "x.xml", "--attachments-path", "files"],
      environment: ["LAYOUT_CONFORMANCE_VERBOSE": "1"])
    #expect(child.status == 1, "\(child.output)")
    let expected = [
      "goodRow": true, "goodRowWithDrawnSpacing": true, "goodRowInACase": true,
      "goodRowReplayed": true, "brokenRowByRulesThatItKeeps": true, "sameLayout": true,
      "budgetKept": true, "declaredException": true, "curiousRow": true,
      "brokenRow": false, "PLACE-05 BrokenRow": false, "trappingRow": false,
      "brokenRowInACase": false, "unknownRule": false, "brokenRowReplayed": false,
      "otherLayout": false, "budgetExceeded": false, "COST-01 CuriousRow": false,
    ]
    let results = try child.results("x-swift-testing.xml")
    #expect(
      results == expected, "\(results.filter { expected[$0.key] != $0.value })\n\(child.output)")
    #expect(
      child.oldResults == [
        "testGoodRow": true, "testGoodRowWithDrawnSpacing": true, "testBrokenRow": false,
        "testTrappingRow": false, "testUnknownRule": false,
      ])
    try expectTexts(child)
    try child.remove()
  }

  /// What a person reads: the failure at the line of the call, with the block and the files.
  private func expectTexts(_ child: ChildPackage) throws {
    let tests = child.folder.appending(path: "Tests/LayoutsTests/SwiftTests.swift")
    let source = try String(contentsOf: tests, encoding: .utf8)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let line = (lines.firstIndex { $0.contains("func brokenRow()") } ?? 0) + 2
    #expect(child.output.contains("Test brokenRow() recorded an issue at SwiftTests.swift:\(line)"))
    #expect(
      child.output.contains("✘ RUN-01  'TrappingRow' trapped in sizeThatFits at Layouts.swift:"))
    #expect(child.output.contains("Test curiousRow() recorded a warning"))
    #expect(child.output.contains("'NOPE-01' matches no rule"))
    #expect(child.output.contains(" · swift test --filter brokenRow · "))
    #expect(child.output.contains("OldTests.testBrokenRow : failed - ✘ PLACE-05  'BrokenRow' put"))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: child.folder.appending(path: "files").path)
    #expect(names.contains { $0.hasSuffix("-actual.svg") }, "\(names)")
    #expect(names.contains { $0.hasSuffix("-expected.svg") }, "\(names)")
    let cases = names.filter { $0.hasPrefix("place-05-violation-") && $0.hasSuffix(".json") }
    for name in cases {
      let file = child.folder.appending(path: "files/\(name)").path
      #expect(try Corpus.read(file).rule == "PLACE-05")
    }
    #expect(!cases.isEmpty, "\(names)")
    // The printed test is the one that stands in the package, which failed.
    let test = lines.drop { !$0.contains("@Test func `PLACE-05 BrokenRow`") }.prefix(7)
    let printed = test.map { String(repeating: " ", count: 18) + $0.dropFirst(2) }
    #expect(test.count == 7)
    for text in printed {
      #expect(child.output.contains("\n\(text.dropFirst(18).isEmpty ? "" : "  " + text)\n"))
    }
  }

  @Test func `where a layout runs in the test process the next run tells what ended the last`()
    throws
  {
    let folder = try prepared()
    let words = ["--filter", "SwiftTests/trappingRow"]
    let variables = ["LAYOUT_CONFORMANCE_IN_PROCESS": "1", "TMPDIR": folder.path]
    let first = try ChildPackage(in: folder, words, environment: variables)
    #expect(first.status != 0)
    #expect(!first.output.contains("trappingRow() recorded an issue"), "\(first.output)")
    let second = try ChildPackage(in: folder, words, environment: variables)
    #expect(second.status == 1)
    #expect(
      second.output.contains(
        "✘ RUN-01  'TrappingRow' ended the test process in an earlier run"), "\(second.output)")
    let kept = Corpus(path: folder.appending(path: "Corpus").path).files(of: "TrappingRow")
    #expect(try kept.map { try Corpus.read($0).counterexample.layoutCase?.subviews.count } == [0])
    try second.remove()
  }
}
