import CConformanceSupport
import Foundation
import LayoutAPI
import LayoutConformance
import LayoutConformanceTestSupport
import Testing

@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// `--guided`, from the flag to the finding.
@Suite struct GuidedTests {
  @Test func `PLACE-01 the same seed gives the same output, with any number of jobs`() throws {
    let scratch = try Scratch()
    let runs = try ["1", "1", "3"].map { jobs in
      try CommandRun(
        [
          "check", "FlowOfManyInARow", "--guided", "--cases", "900", "--select", "RUN-01,PLACE",
          "--json", "-", "--jobs", jobs,
        ], in: scratch
      ).timeless
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
  }

  @Test func `PLACE-01 a file that counts its branches has the same output with any jobs`() throws {
    let scratch = try Scratch()
    // A set is hashed with a seed of its process, which must not decide what is learnt.
    let hashing = Sources.rowAtZero.replacing(
      "    subviews.map",
      with: "    _ = Set(subviews.indices).sorted()\n    return subviews.map")
    let file = try scratch.file("Hashing.swift", hashing)
    let runs = try ["1", "3"].map { jobs in
      try CommandRun(
        [
          "check", file, "--guided", "--cases", "700", "--select", "RUN-01,PLACE", "--json", "-",
          "--jobs", jobs,
        ], in: scratch
      )
    }
    #expect(runs[0].timeless == runs[1].timeless)
    #expect(try runs[0].findings == ["PLACE-05": "violation"])
    // The name of the section with the counters stands in the checker, and in no other.
    let checkers = FileManager.default.enumerator(
      at: scratch.url.appending(path: "cache"), includingPropertiesForKeys: nil)
    let checker = try #require(
      checkers?.compactMap { $0 as? URL }.first { $0.lastPathComponent == "checker" })
    let section = Data("__sancov_cntrs".utf8)
    #expect(try Data(contentsOf: checker).range(of: section) != nil)
    #expect(try Data(contentsOf: CommandRun.program()).range(of: section) == nil)
  }

  @Test func `what a case shows does not hang on how often its worker was given up`() throws {
    let scratch = try Scratch()
    let folder = scratch.url.appending(path: "marks").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // The first case with so many subviews keeps its worker waiting, in the first of two runs only.
    let waiting = """
      import Foundation
      func wait(_ count: Int) {
        usleep(300_000 * useconds_t(1 + mkdir("\(folder)/\\(count)", 0o700)))
      }

      """
    let file = try scratch.file(
      "Waiting.swift",
      waiting
        + Sources.rowAtZero.replacing(
          "    subviews.map", with: "    wait(subviews.count)\n    return subviews.map"))
    let runs = try ["2", "1"].map { jobs in
      try CommandRun(
        [
          "check", file, "--guided", "--cases", "600", "--select", "RUN-01,PLACE", "--json", "-",
          "--jobs", jobs, "--silence", "slow",
        ], in: scratch
      )
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count > 10)
    #expect(runs[0].timeless == runs[1].timeless)
    #expect(try runs[0].findings == ["PLACE-05": "violation"])
  }

  @Test func `counted branches become features, and are cleared for the next case`() throws {
    let counters = UnsafeMutablePointer<UInt8>.allocate(capacity: 3)
    counters.initialize(repeating: 0, count: 3)
    // Never given back: who counts counts to the end of the process.
    __sanitizer_cov_8bit_counters_init(counters, counters + 3)
    #expect(conformance_coverage_ranges() >= 1)
    let subject = Subject("Stub") { _ in AnyLayout(ZeroLayout()) }
    let sheet = try FeatureSheet()
    func features(_ counts: [UInt8]) -> Set<UInt32> {
      conformance_clear_coverage()
      for (index, count) in counts.enumerated() { counters[index] = count }
      let trial = Trial(LayoutCase(), of: subject)
      _ = RunRules.returns.judge(trial)
      sheet.clear()
      sheet.note(trial, case: 0)
      return Set(sheet.features[0])
    }
    let none = features([0, 0, 0])
    let (one, more, other) = (features([1, 0, 0]), features([9, 0, 0]), features([0, 1, 0]))
    #expect(!none.isEmpty && none.isSubset(of: one))
    #expect(one.subtracting(none).count == 2)
    // The same branch, in another class of magnitude.
    #expect(one.intersection(more).count == none.count + 1)
    #expect(one.intersection(other) == none)
    conformance_clear_coverage()
    #expect((0..<3).allSatisfy { counters[$0] == 0 })
  }

  @Test(arguments: [
    (
      ["--guided", "--shard", "1/2"],
      "'--guided' learns from all of its own cases and does not go with '--shard'; give each machine"
    ),
    (["--guided", "--exhaustive", "1"], "does not go with '--exhaustive'"),
  ])
  func `what does not go together is said`(words: [String], message: String) throws {
    let run = try CommandRun(["check", "Flow"] + words, in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `PLACE-01 the bench prints a row for each rare layout`() throws {
    let run = try CommandRun(
      ["bench", "--guidance", "--runs", "1", "FlowOfTwoFullRows"], in: try Scratch())
    #expect([0, 1].contains(run.exitCode))
    #expect(run.output.hasPrefix("| specimen | rule | blind: median, found |"))
    #expect(run.output.contains("\n| FlowOfTwoFullRows | PLACE-01 | "))
    let none = try CommandRun(["bench", "--guidance", "Flow"], in: try Scratch())
    #expect(none.exitCode == 69)
  }
}
