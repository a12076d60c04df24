import Foundation
import LayoutSpecimens
import Testing

@testable import LayoutConformance
@testable import LayoutConformanceTool
@testable import LayoutConformanceRunning

/// The parts of a run, and that together they are the whole.
@Suite struct ShardTests {
  @Test(arguments: [1, 2, 3, 7])
  func `each case belongs to one part, and the counts agree`(count: Int) {
    let shards = (0..<count).map { Shard(index: $0, count: count) }
    // A run without end has no last case.
    #expect(shards.reduce(0) { $0 + $1.cases(in: 0..<Int.max) } == Int.max)
    for number in 0..<50 {
      #expect(shards.filter { $0.contains(number) }.count == 1)
    }
    for range in [0..<0, 0..<1, 3..<20, 7..<7, 10..<11] {
      for shard in shards {
        #expect(shard.cases(in: range) == range.filter { shard.contains($0) }.count)
      }
    }
  }

  @Test func `rounds cover all cases once, and grow`() {
    var plan = RunPlan(seed: 1, cases: nil, rules: [])
    for shard in [Shard.whole, Shard(index: 1, count: 3)] {
      plan.shard = shard
      var (start, sizes) = (0, [Int]())
      while start < 100_000 {
        let range = plan.round(from: start, to: 100_000)
        #expect(range.lowerBound == start)
        sizes.append(range.count)
        start = range.upperBound
      }
      #expect(sizes.first == 1000 * shard.count)
      #expect(zip(sizes.dropLast(), sizes.dropLast().dropFirst()).allSatisfy { $0 <= $1 })
      #expect(sizes.reduce(0, +) == 100_000)
    }
  }

  @Test func `what many cases show together is the first part's, for the first cases of all`()
    throws
  {
    let rules = try ["RUN-01", "SIZE-07"].map { try #require(RuleCatalogue.rule($0)) }
    let subject = try #require(Gallery.all.first).subject
    let source = CaseGenerator(for: subject, counts: .any, seed: 1)
    let first = Workload(
      subject, rules: rules, source: source, limits: Limits(), shard: Shard(index: 0, count: 2))
    #expect(first.rows(for: 0) == [0, 1])
    #expect(first.rows(for: 1) == [1])
    #expect(first.rows(for: 1000) == [0])
    #expect(first.rows(for: 1001) == [])
    let second = Workload(
      subject, rules: rules, source: source, limits: Limits(), shard: Shard(index: 1, count: 2))
    #expect(second.rows(for: 0) == [])
    #expect(second.rows(for: 1) == [0])
  }

  /// The saved cases of some folders: for each subject, rule, verdict and shape the one found first.
  private func cases(in folders: [String], _ scratch: Scratch) throws -> Set<String> {
    let paths = folders.map { scratch.url.appending(path: $0).path }
    let all = try Corpus.files(at: paths).map { try Corpus.read($0) }
    var (drawn, shrunk, result): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for saved in all.sorted(by: { ($0.found?.index ?? 0) < ($1.found?.index ?? 0) }) {
      let found = try #require(saved.found)
      let subject = try #require(Gallery.all.first { $0.subject.name == saved.subject }).subject
      guard case .random(let seed) = found.origin else { continue }
      let source = CaseGenerator(for: subject, counts: subject.counts ?? .any, seed: seed)
      let key = "\(saved.subject) \(saved.rule) \(saved.expect)"
      guard drawn.insert("\(key) \(CaseShape(source.layoutCase(found.index)))").inserted,
        shrunk.insert("\(key) \(try #require(saved.counterexample.shape))").inserted
      else { continue }
      result.insert(saved.text)
    }
    return result
  }

  @Test func `any number of jobs, and all parts of a run, find the same cases`() throws {
    let scratch = try Scratch()
    func fuzz(_ folder: String, _ words: [String]) throws {
      let run = try CommandRun(
        [
          "fuzz", "RowAtZero", "FixedWave", "FixedCard", "ColumnIndexingFirst", "--cases", "1100",
          "--seed", "12", "--corpus", folder, "--select", "RUN-01,SIZE-05,SIZE-07,AGREE,PLACE-05",
        ] + words, in: scratch)
      // What is named is judged as for any layout: a wave that fills is found to stick out.
      #expect(run.exitCode == 1, "\(run.output)")
    }
    try fuzz("one", ["--jobs", "1"])
    let whole = try cases(in: ["one"], scratch)
    #expect(whole.count >= 7)
    for jobs in ["2", "4"] {
      try fuzz("jobs\(jobs)", ["--jobs", jobs])
      #expect(try cases(in: ["jobs\(jobs)"], scratch) == whole)
    }
    for part in 1...3 { try fuzz("part\(part)", ["--shard", "\(part)/3"]) }
    #expect(try cases(in: ["part1", "part2", "part3"], scratch) == whole)
  }

  @Test(arguments: ["0/3", "4/3", "1", "1/", "a/b", "1/0", "1/2/3", "-1/2"])
  func `a part that is none is wrong usage`(text: String) throws {
    let run = try CommandRun(["check", "--shard=\(text)"], in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("expected a part such as 2/3, the second of three"))
  }

  @Test func `the parts of a fuzz run need one seed`() throws {
    let run = try CommandRun(["fuzz", "RowAtZero", "--shard", "1/2"], in: try Scratch())
    #expect(run.exitCode == 64)
    #expect(run.errors.contains("'--shard' needs '--seed', the same for all parts"))
  }
}
