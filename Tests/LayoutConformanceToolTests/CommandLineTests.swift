import Foundation
import LayoutConformance
import Testing

@testable import LayoutConformanceTool

/// The command line itself: help, wrong usage, the lists.
@Suite struct CommandLineTests {
  @Test func `without a word the help comes, with examples first`() throws {
    let run = try CommandRun([], in: try Scratch())
    #expect(run.exitCode == 0)
    let examples = try #require(run.output.range(of: "EXAMPLES:"))
    let usage = try #require(run.output.range(of: "USAGE:"))
    #expect(examples.lowerBound < usage.lowerBound)
  }

  @Test(arguments: [
    "check", "compare", "replay", "shrink", "show", "decode", "corpus", "rules", "explain",
    "config",
  ])
  func `every command has a page`(name: String) throws {
    let scratch = try Scratch()
    let page = try CommandRun([name, "--help"], in: scratch)
    #expect(page.exitCode == 0)
    #expect(page.output.contains("USAGE: layout-conformance \(name) "))
    #expect(try CommandRun(["help", name], in: scratch).output == page.output)
  }

  @Test(arguments: [
    (["chekc"], 64, "did you mean 'check'?"),
    (["check", "--sede", "1"], 64, "did you mean '--seed'?"),
    (["check", "--seed", "x"], 64, "expected a number, 16 hexadecimal digits, or 'random'"),
    (["check", "--seed"], 64, "'--seed' needs a value: --seed S"),
    (["check", "--cases", "0"], 64, "expected a whole number from 1"),
    (["check", "--timeout", "soon"], 64, "expected a duration such as 500ms"),
    (["check", "--memory", "much"], 64, "expected an amount such as 512M"),
    (["check", "--select", "SIZE-99"], 64, "did you mean 'SIZE-0"),
    (["check", "--select", "RUN-01", "--ignore", "RUN"], 69, "no rule is selected"),
    (["check", "--rules-as-of", "0.0"], 69, "no rule is selected"),
    (["check", "--rules-as-of", "new"], 64, "expected a version such as 0.1 or 0.1.0"),
    (["check", "Flwo"], 64, "did you mean 'Flow'?"),
    (["check", "--strict=yes"], 64, "'--strict' takes no value"),
    (["check", "--json", "/no/such/folder/x"], 65, "cannot be written"),
    (["explain", "SIZE-0"], 64, "unknown rule"),
    (["explain"], 64, "name a rule"),
    (["rules", "--format", "yaml"], 64, "expected text, json or markdown"),
    (["show"], 64, "name one case file"),
    (["replay", "nowhere"], 65, "no such file or folder"),
  ])
  func `wrong usage says what would be right`(
    words: [String], code: Int32, message: String
  ) throws {
    let run = try CommandRun(words, in: try Scratch())
    #expect(run.exitCode == code)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.errors.hasPrefix("Error: "))
  }

  @Test func `a version takes out the rules that are newer`() throws {
    let judged: [(String, String, Bool)] = [
      ("1.2", "1.2.9", true), ("1.2.0", "1.2.1", false), ("1", "1.9.0", true),
      ("1.9", "1.10.0", false), ("1.10", "1.9.0", true), ("0.9.9", "1.0.0", false),
    ]
    for (version, since, isJudged) in judged {
      #expect(try #require(RuleVersion(version)).isOlder(than: since) != isJudged)
    }
    for text in ["", "1.", "1.2.3.4", "-1", "v1"] { #expect(RuleVersion(text) == nil) }
    let run = try CommandRun(
      ["check", "Flow", "--cases", "20", "--rules-as-of", "0.1"], in: try Scratch())
    #expect(run.exitCode == 0)
  }

  @Test func `the list has every rule, in three formats`() throws {
    let scratch = try Scratch()
    let text = try CommandRun(["rules"], in: scratch).output
    let json = try CommandRun(["rules", "--format", "json"], in: scratch).output
    let markdown = try CommandRun(["rules", "--format", "markdown"], in: scratch).output
    let lines = json.split(separator: "\n")
    #expect(lines.count == RuleCatalogue.described.count)
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let id = try #require(object?["rule"] as? String)
      #expect(text.contains("\(id)  "))
      #expect(markdown.contains("# \(id)\n"))
    }
  }

  @Test func `one rule in full says why and what to check`() throws {
    let run = try CommandRun(["explain", "place-05"], in: try Scratch())
    #expect(run.exitCode == 0)
    for word in ["PLACE-05  required", "Why", "Source", "Skipped", "Check first"] {
      #expect(run.output.contains(word))
    }
  }

  @Test func `a specimen of the gallery is held against its verdict`() throws {
    let run = try CommandRun(["check", "RowAtZero", "Flow"], in: try Scratch())
    #expect(run.exitCode == 0)
    #expect(run.output.contains("✔ RowAtZero  1000 cases, as declared: breaks PLACE-05"))
    #expect(run.output.contains("✔ Flow  1000 cases, as declared: nothing broken"))
    #expect(run.output.contains("2 of 2 specimens as declared"))
  }
}
