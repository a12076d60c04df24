import Foundation
import Testing

/// Which layout values the cases of a run have: `--values`, `--no-values`, and keys that are not public.
@Suite(.serialized) struct ValuesCommandTests {
  private static let built = Result { try Scratch() }

  /// A row that is broken where a subview has a rank of 2, a weight of 3 or a lane on the right.
  private static let source = """
    import SwiftUI

    public struct Weight: LayoutValueKey { public static let defaultValue = 1.0 }
    struct Rank: LayoutValueKey { static let defaultValue = 0 }
    struct Lanes {
      enum Side: CaseIterable { case left, right }
      public struct Lane: LayoutValueKey { public static let defaultValue = Side.left }
    }

    struct Ranked: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let isBroken = subviews.contains {
          $0[Rank.self] == 2 || $0[Weight.self] == 3 || $0[Lanes.Lane.self] == .right
        }
        if isBroken { return CGSize(width: -1, height: 0) }
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
          width: sizes.reduce(0) { $0 + $1.width }, height: sizes.map(\\.height).max() ?? 0)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        var x = bounds.minX
        for subview in subviews {
          subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
          x += subview.sizeThatFits(.unspecified).width
        }
      }
    }

    """

  private static let valueless = [
    "--values", "Rank=1", "--values", "Weight=1", "--values", "Lane=left",
  ]

  /// Checks the file with some words, in a folder with some settings.
  private func check(
    _ words: [String], settings: String? = nil, source: String = Self.source
  ) throws -> CommandRun {
    let scratch = try Scratch()
    let file = try scratch.file("Ranks.swift", source)
    if let settings { _ = try scratch.file(".layout-conformance.json", settings) }
    return try CommandRun(
      ["check", file, "--json", "-", "--select", "SIZE-02", "--cases", "100"] + words, in: scratch,
      cache: try Self.built.get())
  }

  /// How many of the cases broke the rule.
  private func failures(_ run: CommandRun) throws -> Int {
    let rules = try run.lines("subjectFinished").first?["rules"] as? [[String: Any]] ?? []
    return rules.reduce(0) { $0 + ($1["failed"] as? Int ?? 0) }
  }

  @Test
  func `a key that is not public, or stands in what is not, is drawn in a tenth of the cases`()
    throws
  {
    let run = try check(["--values", "Weight=1"])
    #expect((3...25).contains(try failures(run)), "\(run.output)")
    let notes = try run.lines("subjectStarted").first?["notes"] as? [String] ?? []
    let tenth = ", in a tenth of the cases: it is not public"
    for (note, isTenth) in [
      ("the values of 'Weight' are 0...64", false),
      ("the values of 'Rank' are -8...64", true),
      ("the values of 'Lanes.Lane' are left | right", true),
    ] {
      #expect(notes.contains { $0.hasSuffix(note + (isTenth ? tenth : "")) }, "\(notes)")
    }
    #expect(try failures(check([])) > 30)
  }

  @Test func `no value is drawn, or the given ones are`() throws {
    for words in [["--no-values"], Self.valueless] {
      let run = try check(words)
      #expect(run.exitCode == 0, "\(run.output)")
      #expect(try failures(run) == 0)
    }
    #expect(try check(["--no-values", "--guided"]).exitCode == 0)
    #expect(try check(["--no-values", "--no-cases", "--exhaustive", "1"]).exitCode == 0)
    #expect(try check(["--no-cases", "--exhaustive", "1"]).exitCode == 1)
    for value in ["Rank=0,2", "Lane=right", "Weight=3", "Weight=1e0,3"] {
      let run = try check(["--values", value])
      #expect(run.exitCode == 1, "\(run.errors)")
      #expect(try failures(run) > 50)
    }
  }

  @Test(arguments: [
    ["--values", "Rank=0,2"], ["--values=Lane=left,right", "--values", "Weight=1"],
  ])
  func `a finding is shown again by the command that it prints`(words: [String]) throws {
    let run = try check(words)
    let finding = try #require(try run.lines("finding").first, "\(run.errors)")
    let line = try #require(finding["reproduce"] as? String)
    for word in words {
      #expect(line.contains(word.replacing("--values=", with: "--values ")), "\(line)")
    }
    let scratch = try Scratch()
    _ = try scratch.file("Ranks.swift", Self.source)
    let again = try CommandRun(
      line.split(separator: " ").dropFirst().map(String.init) + ["--json", "-"], in: scratch,
      cache: try Self.built.get())
    #expect(try again.findings == ["SIZE-02": "violation"], "\(again.errors)")
  }

  @Test(arguments: [
    (
      ["--values", "Rnk=1"],
      "'--values Rnk=1' names no layout value key; did you mean 'Rank'?; there are Lane, Rank, Weight"
    ),
    (
      ["--values", "Rank=1,x"], "'--values Rank=x': expected a whole number, for a value of 'Rank'"
    ),
    (
      ["--values", "Rank=1.5"],
      "'--values Rank=1.5': expected a whole number, for a value of 'Rank'"
    ),
    (
      ["--values", "Weight=heavy"],
      "'--values Weight=heavy': expected a number, for a value of 'Weight'"
    ),
    (
      ["--values", "Lane=up"],
      "'--values Lane=up': expected one of left, right, for a value of 'Lane'"
    ),
    (["--values", "Rank"], "'--values Rank': expected a key and its values, such as Weight=1,2"),
    (["--values", "=1"], "'--values =1': expected a key and its values, such as Weight=1,2"),
    (["--values"], "'--values' needs a value: --values KEY=1,2"),
    (["--no-values=1"], "'--no-values' takes no value"),
    (
      ["--no-values", "--values", "Rank=1"],
      "'--no-values' draws none, and does not go with '--values'"
    ),
  ])
  func `a mistake is told with what would be right`(words: [String], message: String) throws {
    let run = try check(words)
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("Error: \(message)\n"), "\(run.errors)")
  }

  @Test func `a project sets them, and the line has the last word`() throws {
    let none = "{ \"no-values\": true }"
    #expect(try check([], settings: none).exitCode == 0)
    #expect(try failures(check(["--values", "Rank=2"], settings: none)) > 50)
    #expect(try failures(check(["--no-no-values"], settings: none)) > 30)
    let some = "{\n  \"cases\": 100,\n  \"values\": [\"Rank=1\", \"Weight=1\", \"Lane=left\"]\n}"
    #expect(try check([], settings: some).exitCode == 0)
    #expect(try check(["--no-values"], settings: some).exitCode == 0)
    for (text, message) in [
      ("Rnk=1", "'values: Rnk=1' names no layout value key; did you mean 'Rank'?"),
      ("Rank=x", "'values: Rank=x': expected a whole number"),
      ("Rank", "'values: Rank': expected a key and its values"),
    ] {
      let run = try check([], settings: "{\n  \"values\": \"\(text)\"\n}")
      #expect(run.exitCode == 65)
      #expect(run.errors.contains(".layout-conformance.json:2: \(message)"), "\(run.errors)")
    }
    let both = try check([], settings: "{ \"no-values\": true,\n\"values\": \"Rank=1\" }")
    #expect(both.exitCode == 65)
    #expect(both.errors.contains("'--no-values' draws none, and does not go with '--values'"))
  }

  @Test func `the gallery's subjects have them, too, and are then not held against their verdicts`()
    throws
  {
    func check(_ words: String...) throws -> CommandRun {
      try CommandRun(["check", "--json", "-"] + words, in: try Scratch())
    }
    let broken = try check("WeightedRowOfShares")
    #expect(broken.exitCode == 0)
    #expect(try check("WeightedRowOfShares", "--values", "Weight=0").exitCode == 1)
    #expect(try check("WeightedRowOfShares", "--no-values").exitCode != 64)
    let unknown = try check("RowAtZero", "--values", "Weight=1")
    #expect(unknown.exitCode == 64)
    #expect(
      unknown.errors.contains("'--values Weight=1' names no layout value key; there is none\n"))
  }

  @Test func `in a package they are about the one target with layouts`() throws {
    let scratch = try Scratch()
    func check(_ words: String...) throws -> CommandRun {
      try CommandRun(
        ["check", "--json", "-", "--select", "SIZE-02", "--cases", "60"] + words, in: scratch)
    }
    func manifest(_ targets: String...) -> String {
      let list = targets.map { ".target(name: \"\($0)\")" }.joined(separator: ", ")
      return "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"Ranks\", targets: [\(list)])\n"
    }
    _ = try scratch.file("Package.swift", manifest("Ranks"))
    _ = try scratch.file("Sources/Ranks/Ranks.swift", Self.source)
    let found = try check("--values", "Rank=2")
    #expect(found.exitCode == 1, "\(found.errors)")
    let line = try found.lines("finding").first?["reproduce"] as? String ?? ""
    #expect(line.contains("check --select SIZE-02 --values Rank=2 --seed"), "\(line)")
    #expect(try check("--no-values").exitCode == 0)
    _ = try scratch.file("Package.swift", manifest("Others", "Ranks"))
    _ = try scratch.file("Sources/Others/Ranks.swift", Self.source)
    let several = try check("--values", "Rank=2")
    #expect(several.exitCode == 64)
    #expect(
      several.errors.contains(
        "'--values Rank=2' is about the keys of one target, and there are layouts in 'Others', "
          + "'Ranks'; name the folder of one: check Sources/Others --values …"), "\(several.errors)"
    )
    #expect(try check("--no-values").exitCode == 0)
  }

  @Test func `a key that ends the process is a finding, whatever is to be drawn for it`() throws {
    let run = try check(
      ["--values", "Rank=1", "--select", "RUN-01,SIZE-02"],
      source: Self.source.replacing(
        "static let defaultValue = 0 }",
        with: "static var defaultValue: Int { fatalError(\"no rank\") } }"))
    #expect(run.exitCode == 1, "\(run.errors)")
    #expect(try run.findings["RUN-01"] == "crash")
  }
}
