import Foundation
import LayoutConformance
import Testing

/// Fifty runs whose outcome is known: what makes the kit faster must leave each of them as it is.
///
/// A digest is that of all JSON of a subject in a run but its times: the findings with their smallest
/// cases and the number of cases tried, how often each rule was judged, what the cases were like. How
/// a finding is reproduced is not in it: that is a matter of words.
/// A profile makes the run tell its findings: without one a specimen is held against its verdict.
/// Where a rule, the generator or the shrinker is meant to change, the new digests are recorded here.
@Suite struct FixedRunTests {
  private static let seeds = [1, 2]
  private static let cases = 40

  /// The digests by specimen, in the order of the seeds.
  private static let recorded: [String: [String]] = [
    "Flow": ["f891c3c1912768ed", "7e4bfea3e604ae8e"],
    "CachedFlow": ["ef8ef6121667b3f5", "177ca1ad589931f2"],
    "UniformGrid": ["d34a467a556c6851", "42cc71f90e8ecab6"],
    "HStackLayout": ["a0f107a244c65cac", "dbbcfae2dfbfb6a9"],
    "AnyFlow": ["576868f96c103db7", "465a8890af06401c"],
    "GuidedCard": ["08adc83346c032e7", "9bced01fa599b48e"],
    "AnimatedFan": ["351863217cf42574", "dc1dc92dbf21f8ae"],
    "SplitOfTwo": ["861a78e9c97855b9", "b0020dd8bbe0fdf2"],
    "FlowComparingCoordinate": ["51c2d72d5d979971", "f7fbefd739bbb6eb"],
    "FlowPlacingTwice": ["d0bf8d8618d788f9", "a881bef08542c240"],
    "EqualShares": ["869df1cf7d4c1c7a", "ecda9da159e3f317"],
    "RowTakingInfinity": ["a919bd13dc58cc17", "3938ae4f7918db43"],
    "RowNegativeGaps": ["a20c33780948cf05", "a6b27ce82b3c7387"],
    "RowMeasuringPairs": ["ae013abcf955483b", "8c337c93dffecd01"],
    "FixedCard": ["98cc4ebe4ade3c38", "7d81757459956842"],
    "RowGuideOfCount": ["010ff0f0929fd401", "46d0a5d1a4432995"],
    "RowInfiniteSpacing": ["9fcdbf731a7f7a61", "94362750ff6ecef3"],
    "DiagonalNeverUpdated": ["4356a608bb6deec5", "2604cb3a0982496b"],
    "FlowReplayingRows": ["e7438185af0d7a05", "9be0ce59ac64def5"],
    "GridKeepingSpacing": ["fe1ec93a9f535008", "5b50075c76be9a73"],
    "DiagonalMeasuredFirst": ["882bcf407fbcf802", "e82f9d5cf6f0afc9"],
    "RowPlacingEarly": ["8ed4692b3aeba552", "8d89e23c311bd77b"],
    "FanOfRoots": ["37717887522fc9a8", "77b08fead4cc725c"],
    "RowKeepingProxies": ["a5c7089f1dca302d", "b42ed1c429c79556"],
    "FlowSumming": ["41987dec1507ab6b", "2962185d593632ac"],
  ]

  @Test(arguments: 0..<seeds.count)
  func `findings, cases and seeds are those that were recorded`(index: Int) throws {
    let run = try Self.run(
      Self.recorded.keys.sorted()
        + ["--seed", "\(Self.seeds[index])", "--cases", "\(Self.cases)", "--jobs", "2"])
    #expect(Self.seeds.count * Self.recorded.count == 50)
    for (subject, digests) in Self.recorded.sorted(by: { $0.key < $1.key }) {
      let digest = Self.digest(of: subject, in: run)
      #expect(
        digests.indices.contains(index) && digest == digests[index],
        "the run of \(subject) with seed \(Self.seeds[index]) has the digest \"\(digest)\"")
    }
  }

  @Test func `a digest tells any two runs apart, whatever they took`() throws {
    func digest(_ words: String...) throws -> String {
      Self.digest(of: "RowAtZero", in: try Self.run(["RowAtZero"] + words))
    }
    let first = try digest("--seed", "1", "--cases", "20")
    #expect(try digest("--seed", "1", "--cases", "20", "--jobs", "2") == first)
    #expect(try digest("--seed", "2", "--cases", "20") != first)
    #expect(try digest("--seed", "1", "--cases", "21") != first)
    #expect(try digest("--seed", "1", "--cases", "20", "--ignore", "PURE-04") != first)
  }

  private static func run(_ words: [String]) throws -> CommandRun {
    // A machine that has more to do makes every layout slow.
    let plain = ["check", "--profile", "stack", "--silence", "slow", "--quiet", "--json", "-"]
    return try CommandRun(plain + words, in: try Scratch())
  }

  private static func digest(of subject: String, in run: CommandRun) -> String {
    var hash = ContentHash()
    for line in run.timeless.split(separator: "\n")
    where line.contains("\"subject\": \"\(subject)\"") {
      hash.add(String(line.replacing(/, "reproduce": "[^"]*"/, with: "")))
    }
    return String(hash.text.prefix(16))
  }
}
