import Foundation
import Testing

/// Runs over a layout that does everything a layout must not do.
@Suite(.serialized) struct HostileRunTests {
  @Test func `RUN-01 every way to end a worker is a finding of its own, and the run goes on`()
    throws
  {
    let scratch = try Scratch()
    let file = try HostileLayouts.file(in: scratch)
    let run = try CommandRun(
      [
        "check", file, "Hostile", "--json", "-", "--cases", "700", "--seed", "3", "--select", "RUN",
        "--timeout", "1s",
        "--memory", "1G",
      ], in: scratch, cache: try HostileLayouts.cache())
    #expect(run.exitCode == 1, "\(run.errors)")
    let messages = try run.lines("finding").compactMap { $0["message"] as? String }
    for words in [
      "trapped in sizeThatFits at Hostile.swift:", "(signal 4, one of fifty)",
      "did not return within 1.0 s",
      "took more than 64 MiB of memory", "overflowed the stack",
      "ended the process with exit code 0", "aborted in sizeThatFits at Hostile.swift:",
      "was killed in sizeThatFits (signal 9",
    ] {
      #expect(messages.contains { $0.contains(words) }, "\(words) in \(messages)")
    }
    #expect(try run.lines("finding").allSatisfy { $0["case"] != nil })
    let end = try #require(try run.lines("runFinished").first)
    #expect(end["cases"] as? Int == 700)
    #expect(end["stoppedBecause"] as? String == "all cases ran")
    #expect(!run.errors.contains("noise, again"))
  }

  @Test func `a name after a file selects one of its layouts`() throws {
    let scratch = try Scratch()
    let file = try HostileLayouts.file(in: scratch)
    let cache = try HostileLayouts.cache()
    let run = try CommandRun(
      ["check", file, "Tidy", "--json", "-", "--cases", "200"], in: scratch, cache: cache)
    #expect(run.exitCode == 0, "\(run.errors)")
    let start = try #require(try run.lines("runStarted").first)
    #expect(start["subjects"] as? [String] == ["Tidy"])
    let wrong = try CommandRun(["check", file, "Tydi"], in: scratch, cache: cache)
    #expect(wrong.exitCode == 64)
    #expect(wrong.errors.contains("did you mean 'Tidy'?"), "\(wrong.errors)")
  }

  @Test func `fuzz saves what it finds, tells it once, and finds it again from the file`() throws {
    let scratch = try Scratch()
    let file = try HostileLayouts.file(in: scratch)
    let cache = try HostileLayouts.cache()
    let words = ["fuzz", file, "AtZero", "--json", "-", "--time", "2s"]
    let first = try CommandRun(words, in: scratch, cache: cache)
    #expect(first.exitCode == 1, "\(first.errors)")
    let findings = try first.lines("finding")
    #expect(findings.count == 1)
    let saved = try #require(findings.first?["file"] as? String)
    #expect(saved.hasPrefix("Corpus/layouts/AtZero/place-05-violation-"))
    let end = try #require(try first.lines("runFinished").first)
    #expect(end["stoppedBecause"] as? String == "the time was over")
    let again = try CommandRun(words, in: scratch, cache: cache)
    #expect(try again.lines("finding").map { $0["file"] as? String } == [saved])
    #expect(try again.lines("finding").first?["caseIndex"] == nil)
    // Each run has a seed of its own.
    let seeds = try [first, again].map { try $0.lines("runStarted").first?["seed"] as? String }
    #expect(seeds[0] != seeds[1])
  }

  @Test func `fuzz has no findings on a good layout, and says what the cases were like`() throws {
    let scratch = try Scratch()
    let file = try HostileLayouts.file(in: scratch)
    let run = try CommandRun(
      ["fuzz", file, "Tidy", "--json", "-", "--cases", "2000", "--seed", "5"], in: scratch,
      cache: try HostileLayouts.cache())
    #expect(run.exitCode == 0, "\(run.errors)")
    let summary = try #require(try run.lines("subjectFinished").first)
    let labels = try #require(summary["labels"] as? [String: [String: Int]])
    let sizes = try #require(labels["subviews"])
    #expect(sizes.values.reduce(0, +) == 2000)
    #expect(sizes.values.allSatisfy { $0 > 0 })
    #expect(labels["proposals"]?.values.allSatisfy { $0 > 0 } == true)
    #expect(labels["proposals"]?.count == 16)
    #expect(labels["kinds"]?.values.allSatisfy { $0 > 0 } == true)
    #expect(labels["others"]?["notJudged"] == 0)
    #expect((summary["warnings"] as? [Any])?.isEmpty == true)
  }

  @Test func `without workers the same cases have the same findings, and the report says so`()
    throws
  {
    let scratch = try Scratch()
    let file = try HostileLayouts.file(in: scratch)
    let cache = try HostileLayouts.cache()
    let words = ["check", file, "AtZero", "--cases", "200"]
    let apart = try CommandRun(words + ["--json", "-"], in: scratch, cache: cache)
    let together = try CommandRun(
      words + ["--json", "-", "--in-process"], in: scratch, cache: cache)
    #expect(together.exitCode == 1)
    // The command that shows a finding again says how it was found.
    #expect(together.timeless.contains(" --in-process\""))
    #expect(together.timeless.replacing(" --in-process\"", with: "\"") == apart.timeless)
    let told = try CommandRun(words + ["--in-process"], in: scratch, cache: cache)
    #expect(told.output.contains("layouts run in this process: one that traps or hangs ends"))
    let trap = try CommandRun(
      ["check", file, "Hostile", "--in-process"], in: scratch, cache: cache)
    #expect(trap.exitCode != 0)
    #expect(trap.exitCode != 1)
  }
}
