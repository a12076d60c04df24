import Foundation
import LayoutConformanceRunning
import Testing

@testable import LayoutConformanceTool

/// What a run does where nothing on its line says so: the project's file, and the environment.
@Suite struct SettingsTests {
  /// Runs a command in a folder of a project, below that of the file.
  private func run(
    _ words: [String], file: String, in folder: String = "Sources/Layouts",
    environment: [String: String] = [:]
  ) throws -> (run: CommandRun, path: String) {
    let scratch = try Scratch()
    _ = try scratch.file(SettingsFile.name, file)
    _ = try scratch.file(".git/HEAD", "")
    _ = try scratch.file("\(folder)/.keep", "")
    let shell = ["/bin/sh", "-c", "cd \(folder) && exec \"$@\"", "sh"]
    let run = try CommandRun(words, in: scratch, through: shell, environment: environment)
    return (run, scratch.url.appending(path: SettingsFile.name).standardizedFileURL.path)
  }

  /// The values that are in force, and where they come from, without those of no origin.
  private func effective(_ text: String) -> [String: String] {
    var result: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasSuffix("  default") {
      let fields = line.components(separatedBy: "  ").filter { !$0.isEmpty }
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard fields.count == 3 else { continue }
      result[fields[0]] = "\(fields[1]) of \(fields[2])"
    }
    return result
  }

  @Test func `a flag beats a variable, a variable the file, and the file what is usual`() throws {
    let file = """
      {
        "about": "what all runs share",
        "cases": 60,
        "seed": 7, "jobs": 1,
        "strict": true,
        "select": ["PLACE", "SIZE-01"]
      }
      """
    let (run, path) = try run(
      ["config", "--effective", "--cases", "20"], file: file,
      environment: ["LAYOUT_CONFORMANCE_SEED": "8", "LAYOUT_CONFORMANCE_CASES": "40"])
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      effective(run.output) == [
        "cases": "20 of --cases", "seed": "8 of LAYOUT_CONFORMANCE_SEED", "jobs": "1 of \(path):4",
        "strict": "true of \(path):5", "select": "PLACE, SIZE-01 of \(path):6",
      ])
    #expect(run.output.contains("timeout          2s"))
    #expect(run.output.contains("jobs             1 "))
  }

  @Test func `what is in force is what a run does`() throws {
    let (run, _) = try run(
      ["check", "Flow", "--cases", "20", "--json", "-"],
      file: #"{ "cases": 60, "select": ["PLACE", "SIZE-01"] }"#,
      environment: ["LAYOUT_CONFORMANCE_SEED": "8"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let finished = try #require(run.lines("runFinished").first)
    #expect(finished["cases"] as? Int == 20)
    #expect(finished["seed"] as? String == "0000000000000008")
    let subject = try #require(run.lines("subjectFinished").first)
    let rules = try #require(subject["rules"] as? [[String: Any]])
    let judged = Set(rules.compactMap { ($0["rule"] as? String)?.prefix(5) })
    #expect(judged == ["PLACE", "SIZE-"])
  }

  @Test func `a flag takes back what a file or a variable sets`() throws {
    let (run, _) = try run(
      ["config", "--effective", "--no-strict", "--no-profile"],
      file: #"{ "strict": true, "profile": "flow" }"#,
      environment: ["LAYOUT_CONFORMANCE_PROFILE": "grid"])
    #expect(effective(run.output)["strict"] == "false of --no-strict")
    #expect(effective(run.output)["profile"] == "none of --no-profile")
    let (other, _) = try self.run(
      ["check", "RowAskingTooLittle", "--no-strict"], file: #"{ "strict": true }"#)
    #expect(other.exitCode == 0, "\(other.output)")
    let page = try CommandRun(["check", "--no-format"], in: try Scratch())
    #expect(page.errors.contains("unknown flag '--no-format'"))
  }

  @Test func `what a flag rules out is void where it was written in a weaker place`() throws {
    let file = #"{ "cases": 60, "seed": 7, "guided": true, "verbose": true }"#
    let (run, _) = try run(["config", "--effective", "--exhaustive", "1", "-q"], file: file)
    #expect(run.exitCode == 0, "\(run.errors)")
    #expect(
      effective(run.output) == ["exhaustive": "1 of --exhaustive", "quiet": "true of --quiet"])
    let (both, path) = try self.run(
      ["check", "Flow"], file: "{ \"guided\": true,\n \"exhaustive\": 1 }")
    #expect(both.exitCode == 65)
    #expect(
      both.errors.hasPrefix(
        "Error: \(path):1: '--guided' learns from all of its own cases and does not go with "
          + "'--exhaustive'\n"))
  }

  @Test func `paths are relative to the folder of the file`() throws {
    let file = #"{ "corpus": "Corpus", "html": "/tmp/x.html", "json": "-" }"#
    let (below, path) = try run(["config", "--effective"], file: file)
    let home = URL(fileURLWithPath: path).deletingLastPathComponent().path
    #expect(effective(below.output)["corpus"]?.hasPrefix("\(home)/Corpus of ") == true)
    #expect(effective(below.output)["html"]?.hasPrefix("/tmp/x.html of ") == true)
    #expect(effective(below.output)["json"]?.hasPrefix("- of ") == true)
    let (beside, _) = try run(["config", "--effective"], file: file, in: ".")
    #expect(effective(beside.output)["corpus"]?.hasPrefix("Corpus of ") == true)
  }

  @Test func `the nearest file counts, and what is printed as JSON is a file that sets the same`()
    throws
  {
    let scratch = try Scratch()
    _ = try scratch.file(SettingsFile.name, #"{ "cases": 1 }"#)
    let text =
      "{ \"seed\": \"12345678901234567890\", \"cases\": 3, \"ascii\": true, \"ignore\": [\"META\"] }"
    _ = try scratch.file("Inner/\(SettingsFile.name)", text)
    let shell = ["/bin/sh", "-c", "cd Inner && exec \"$@\"", "sh"]
    let words = ["config", "--effective", "--format", "json"]
    let first = try CommandRun(words, in: scratch, through: shell)
    #expect(first.output.contains("\"cases\": 3"))
    #expect(first.output.contains("\"seed\": \"12345678901234567890\""))
    _ = try scratch.file("Inner/\(SettingsFile.name)", first.output)
    let second = try CommandRun(words, in: scratch, through: shell)
    #expect(second.output == first.output)
  }

  @Test(arguments: [
    (#"{ "casse": 3 }"#, "1: unknown setting 'casse'; did you mean 'cases'?"),
    ("{\n \"cases\": 0 }", "2: 'cases: 0': expected a whole number from 1 to 1000000000"),
    ("{ \"cases\": 3,\n \"seed\": 4,\n \"cases\": 5 }", "3: 'cases' is set twice"),
    (#"{ "strict": 1 }"#, "1: 'strict': expected true or false, found 1"),
    (#"{ "cases": true }"#, "1: 'cases': expected a text or a number, found true"),
    (#"{ "select": [] }"#, "1: 'select': expected a text or a list of texts, found []"),
    (#"{ "select": ["SIZE-99"] }"#, "1: 'select: SIZE-99' matches no rule; did you mean 'SIZE-0"),
    (#"{ "profile": "flwo" }"#, "1: 'profile: flwo' names no profile; did you mean 'flow'?"),
    (
      #"{ "seed": 12345678901234567890 }"#,
      "1: 'seed': a number of so many digits is not read to the last one; write it as a text"
    ),
    ("[]", "1: expected an object of settings, such as { \"cases\": 5000 }"),
    ("{ \"cases\": 3\n \"seed\": 4 }", " not JSON: Invalid value in line 2."),
    ("", " not JSON: Unexpected end of file during JSON parse."),
  ])
  func `a file that is wrong says in which line, and what would be right`(
    file: String, message: String
  ) throws {
    for words in [["check", "Flow"], ["config", "--effective"]] {
      let (run, path) = try run(words, file: file)
      #expect(run.exitCode == 65)
      #expect(run.errors.hasPrefix("Error: \(path):\(message)"), "\(run.errors)")
      #expect(run.errors.hasSuffix("\nSee 'layout-conformance help config'.\n"))
    }
    // What takes no setting does not look for any, and help is there for who needs it.
    #expect(try run(["rules"], file: file).run.exitCode == 0)
    #expect(try run(["check", "--help"], file: file).run.exitCode == 0)
  }

  @Test func `a folder of the name is no file`() throws {
    let scratch = try Scratch()
    _ = try scratch.file("\(SettingsFile.name)/x", "")
    let run = try CommandRun(["check", "Flow"], in: scratch)
    #expect(run.exitCode == 65)
    #expect(run.errors.contains(": expected a file, found a folder\n"))
  }

  @Test(arguments: [
    ("CASE", "3", "unknown variable 'LAYOUT_CONFORMANCE_CASE'; did you mean"),
    ("CASES", "many", "'LAYOUT_CONFORMANCE_CASES=many': expected a whole number from 1"),
    ("STRICT", "maybe", "'LAYOUT_CONFORMANCE_STRICT=maybe': expected 1 or 0"),
    ("PROFILE", "flwo", "'LAYOUT_CONFORMANCE_PROFILE=flwo' names no profile; did you mean 'flow'?"),
  ])
  func `a variable that is wrong says what would be right`(
    name: String, value: String, message: String
  ) throws {
    let run = try CommandRun(
      ["check", "Flow"], in: try Scratch(), environment: ["LAYOUT_CONFORMANCE_\(name)": value])
    #expect(run.exitCode == 64)
    #expect(run.errors.hasPrefix("Error: \(message)"), "\(run.errors)")
  }

  @Test func `an empty variable sets nothing, and one that is not of a setting is left alone`()
    throws
  {
    let settings = try Setting.ofEnvironment([
      "LAYOUT_CONFORMANCE_CASES": "", "LAYOUT_CONFORMANCE_REPOSITORY": "x", "CASES": "3",
      "LAYOUT_CONFORMANCE_FAIL_FAST": "1", "LAYOUT_CONFORMANCE_QUIET": "0",
    ])
    #expect(settings.map(\.flag.name) == ["--fail-fast", "--quiet"])
    #expect(settings.map(\.isOn) == [true, false])
  }

  @Test func `the settings of a file are those of the checker that is built from source`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      SettingsFile.name, #"{ "cases": 20, "make": "Row(spacing: 3)", "json": "run.jsonl" }"#)
    _ = try scratch.file(
      "Row.swift",
      "import SwiftUI\nstruct Row: Layout {\nvar spacing: CGFloat\n\(SourceWorkshop.methods)\n}\n")
    let run = try CommandRun(["check", "Row.swift"], in: scratch)
    #expect(run.output.contains("'Row' is made as 'Row(spacing: 3)'"), "\(run.errors)")
    let report = try String(
      contentsOf: scratch.url.appending(path: "run.jsonl"), encoding: .utf8)
    #expect(report.contains("\"cases\": 20"))
  }

  @Test func `defaults are what the list says`() throws {
    let arguments = try Arguments(
      [Flag.timeout, .memory, .compileTimeout].flatMap { [$0.name, $0.standard ?? ""] },
      flags: Setting.flags, command: "check")
    #expect(try arguments.compileLimit() == CompileWatch.standardLimit)
    let limits = try Limits(arguments)
    #expect(limits.timeout == Limits().timeout)
    #expect(limits.memory == Limits().memory)
    let list = try CommandRun(["config"], in: try Scratch()).output
    for flag in Setting.flags {
      #expect(list.contains("\n\(flag.key) ") || list.contains("\n\n\(flag.key) "))
      #expect(list.contains(" \(flag.variable) "))
    }
    let extra = try CommandRun(["config", "cases"], in: try Scratch())
    #expect(extra.exitCode == 64)
    #expect(extra.errors.hasPrefix("Error: unexpected 'cases'\n"))
  }
}
