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
    "Flow": ["ce05aec906f5465e", "7d2d20e4cb876653"],
    "CachedFlow": ["57114e9d59b5016a", "6d57bd47a8857ed7"],
    "UniformGrid": ["0a362767c4f76afe", "6ef097eafe559c77"],
    "HStackLayout": ["fa7e65873e23c0a0", "195592196fcbdee3"],
    "AnyFlow": ["01c73e15c651364a", "91db3cbb5ad16799"],
    "GuidedCard": ["9d2f6ea4cbb43891", "5f0d03df7164cb1d"],
    "AnimatedFan": ["c7274580ff80fff4", "218d04979ed1dc0a"],
    "SplitOfTwo": ["813a8b506c55a602", "14f11977ac3e7a3f"],
    "FlowComparingCoordinate": ["9820c7d5d9fb61f9", "352b50c1c7772c4d"],
    "FlowPlacingTwice": ["442c61f60fd576f9", "70a66e0d63ce6d1f"],
    "EqualShares": ["83a91719d8c29ea3", "ba6cbc1d0db518fb"],
    "RowTakingInfinity": ["965ea5f6e1f6eebb", "e2297feeddc26577"],
    "RowNegativeGaps": ["f8350ca32cdb9ee2", "581a871196a1794e"],
    "RowMeasuringPairs": ["96ea2cf9deae0d5a", "e3db382bcd9c88e6"],
    "FixedCard": ["cb77f7fb6e2913a5", "f7208fd6a7735b6f"],
    "RowGuideOfCount": ["0a738a70ee834641", "5c6c6d97839a0ca3"],
    "RowInfiniteSpacing": ["8e99ed608d8c9ad8", "5626afd83c264378"],
    "DiagonalNeverUpdated": ["8c4ccb4c38d3c097", "1d7051e1b9e11c8f"],
    "FlowReplayingRows": ["2d56ccc881c4e018", "83cccc10f798ce6c"],
    "GridKeepingSpacing": ["ddd7166e17f81a74", "85f423a5d0bc2321"],
    "DiagonalMeasuredFirst": ["5b87cd10127d96ea", "28bbcfea0d74a4c4"],
    "RowPlacingEarly": ["199f5cdc39e45dc1", "3202d9ad9d4d3693"],
    "FanOfRoots": ["6a5a8c39bbea053f", "3c6846d9b5469d8d"],
    "RowKeepingProxies": ["cc498c701c17e6a3", "65be8841d2c88845"],
    "FlowSumming": ["a0c616c7fe9b3834", "cd953c5e6374d8b5"],
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
      let words = #/, "(?:reproduce|test)": "(?:[^"\\]|\\.)*"/#
      hash.add(String(line.replacing(words, with: "")))
    }
    return String(hash.text.prefix(16))
  }
}
