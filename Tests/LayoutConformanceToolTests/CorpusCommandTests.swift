import Foundation
import LayoutConformance
import Testing

/// `corpus merge` and `corpus minimise`, from the folders to the exit code.
@Suite struct CorpusCommandTests {
  private static func saved(
    _ subviews: [ViewNode], rule: String = "PLACE-01",
    expect: SavedCase.Expectation = .violation, width: CGFloat? = nil
  ) -> SavedCase {
    let layoutCase = LayoutCase(subviews, proposal: Proposal(width: width, height: nil))
    return SavedCase(
      subject: "Flow", rule: rule, expect: expect, counterexample: .layout(layoutCase))
  }

  private static func fill(
    _ folder: String, in scratch: Scratch, _ cases: [SavedCase]
  ) throws -> [String] {
    let corpus = Corpus(path: scratch.url.appending(path: folder).path)
    return try cases.map { try corpus.save($0) }
  }

  private static func names(_ folder: String, in scratch: Scratch) throws -> [String] {
    try Corpus.files(at: [scratch.url.appending(path: folder).path])
      .map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
  }

  @Test func `merge adds what is not there, each case once`() throws {
    let scratch = try Scratch()
    let (one, two) = (Self.saved([.rigid(1, 1)]), Self.saved([.rigid(2, 1)]))
    let three = Self.saved([.text(2, 1)])
    _ = try Self.fill("a", in: scratch, [one, two])
    _ = try Self.fill("b", in: scratch, [two, three])
    _ = try Self.fill("all", in: scratch, [one])
    let dry = try CommandRun(
      ["corpus", "merge", "a", "b", "--into", "all", "--dry-run"], in: scratch)
    #expect(dry.exitCode == 0)
    #expect(dry.output.contains("would add a/layouts/Flow/"))
    #expect(dry.output.hasSuffix("4 cases: 2 new, 2 there already\n"))
    #expect(try Self.names("all", in: scratch) == [one.fileName])
    let run = try CommandRun(["corpus", "merge", "a", "b", "--into", "all"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("added all/layouts/Flow/\(three.fileName)\n"))
    #expect(
      try Self.names("all", in: scratch) == [one, two, three].map(\.fileName).sorted())
    let again = try CommandRun(["corpus", "merge", "a", "b", "--into", "all"], in: scratch)
    #expect(again.output == "4 cases: 0 new, 4 there already\n")
  }

  @Test func `minimise keeps the smallest case of each shape, and says what goes`() throws {
    let scratch = try Scratch()
    let kept = [
      Self.saved([.rigid(1, 1)]), Self.saved([.text(2, 1)]),
      Self.saved([.rigid(1, 1), .rigid(1, 1)]), Self.saved([.rigid(1, 1)], width: 0),
      Self.saved([.rigid(1, 1)], rule: "PLACE-02"), Self.saved([.rigid(1, 1)], expect: .crash),
      Self.saved([.rigid(7, 1)], expect: .pass), Self.saved([.rigid(8, 1)], expect: .pass),
    ]
    let gone = [Self.saved([.rigid(3, 1)]), Self.saved([.rigid(1, 4)])]
    _ = try Self.fill("c", in: scratch, kept + gone)
    let dry = try CommandRun(["corpus", "minimise", "c", "--dry-run"], in: scratch)
    #expect(dry.output.hasSuffix("10 cases: 8 kept, 2 to remove\n"))
    #expect(try Self.names("c", in: scratch).count == 10)
    let run = try CommandRun(["corpus", "minimise", "c"], in: scratch)
    #expect(run.exitCode == 0)
    for saved in gone {
      #expect(
        run.output.contains(
          "removed c/layouts/Flow/\(saved.fileName): c/layouts/Flow/\(kept[0].fileName) is smaller\n"
        ))
    }
    #expect(run.output.hasSuffix("10 cases: 8 kept, 2 removed\n"))
    #expect(try Self.names("c", in: scratch) == kept.map(\.fileName).sorted())
  }

  @Test func `a file that is no case is named, and stays`() throws {
    let scratch = try Scratch()
    _ = try Self.fill("c", in: scratch, [Self.saved([.rigid(1, 1)])])
    _ = try scratch.file("c/layouts/Flow/odd.json", "{")
    for words in [["minimise", "c"], ["merge", "c", "--into", "d"]] {
      let run = try CommandRun(["corpus"] + words, in: scratch)
      #expect(run.exitCode == 65)
      #expect(run.errors.contains("c/layouts/Flow/odd.json: "))
    }
    #expect(try Self.names("c", in: scratch).count == 2)
    #expect(try Self.names("d", in: scratch).count == 1)
  }

  @Test(arguments: [
    (["corpus"], 64, "say what to do: merge, minimise or upgrade"),
    (["corpus", "minimize", "x"], 64, "say what to do: merge, minimise or upgrade"),
    (["corpus", "merge", "x"], 64, "say from where and into what: merge DIR … --into DIR"),
    (["corpus", "merge", "--into", "x"], 64, "say from where and into what"),
    (["corpus", "minimise"], 64, "name one folder: minimise DIR"),
    (["corpus", "minimise", "x", "--into", "y"], 64, "'--into' goes with 'merge'"),
    (["corpus", "minimise", "x"], 65, "x: no such file or folder"),
    (["corpus", "minimise", "."], 69, "there is no case in ."),
  ])
  func `wrong usage says what would be right`(
    words: [String], code: Int32, message: String
  ) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `upgrade writes files of version 1 as they are written now`() throws {
    let scratch = try Scratch()
    let (old, current) = (Self.saved([.rigid(1, 1)]), Self.saved([.rigid(2, 1)]))
    let text = old.text.replacing("\"layoutConformance\": 2", with: "\"layoutConformance\": 1")
      .replacing("{ \"leaf\": { \"rigid\": [1, 1] } }", with: "{ \"rigid\": [1, 1] }")
    #expect(text.contains("[{ \"rigid\": [1, 1] }]"))
    _ = try Self.fill("c", in: scratch, [current])
    _ = try scratch.file("c/layouts/Flow/place-01-violation-0123456789.json", text)
    _ = try scratch.file("c/layouts/Flow/my own.json", text)
    let dry = try CommandRun(["corpus", "upgrade", "c", "--dry-run"], in: scratch)
    #expect(dry.exitCode == 0)
    #expect(dry.output.contains("would write c/layouts/Flow/\(old.fileName)\n"))
    #expect(try Self.names("c", in: scratch).contains("place-01-violation-0123456789.json"))
    let run = try CommandRun(["corpus", "upgrade", "c"], in: scratch)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("wrote c/layouts/Flow/my own.json\n"))
    #expect(run.output.hasSuffix("3 cases: 2 of an earlier version, 1 as they are\n"))
    #expect(
      try Self.names("c", in: scratch)
        == [current.fileName, old.fileName, "my own.json"].sorted())
    let folder = scratch.url.appending(path: "c/layouts/Flow")
    let written = try String(contentsOf: folder.appending(path: old.fileName), encoding: .utf8)
    #expect(written == old.text)
    let again = try CommandRun(["corpus", "upgrade", "c"], in: scratch)
    #expect(again.output == "3 cases: 0 of an earlier version, 3 as they are\n")
  }
}
