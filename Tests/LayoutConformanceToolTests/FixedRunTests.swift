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
    "Flow": ["0eb14b4a93692e74", "97a94327c3dbced7"],
    "CachedFlow": ["bfcc253781dbe3d8", "1b20254850011b8b"],
    "UniformGrid": ["30a4082c36994a98", "b257ddf2eceaf7a3"],
    "HStackLayout": ["8222f875af3ee152", "2391c91c1b832990"],
    "AnyFlow": ["78e52efbe233d40c", "19259861d4e29185"],
    "GuidedCard": ["a40917090822a1ca", "2bf488a1747f680b"],
    "AnimatedFan": ["f45cc31da71a69a5", "c46f12cd1578e1e2"],
    "SplitOfTwo": ["c8df0cefea542389", "f27f978e71f2f9b1"],
    "FlowComparingCoordinate": ["33328372570a80bc", "9006a77c027a2502"],
    "FlowPlacingTwice": ["7fb69b066868cfa5", "691edf746bc3a3a9"],
    "EqualShares": ["21c6b35d55618bff", "4f4e922036727487"],
    "RowTakingInfinity": ["de7d220bc3886637", "607e4c22449b3d02"],
    "RowNegativeGaps": ["0ab0a9e2da40d30a", "2c7a200efb7893bc"],
    "RowMeasuringPairs": ["b31d4770e5a51e6d", "057f008e16077cdd"],
    "FixedCard": ["02c3e41a0a78cadd", "47d3b611515b561b"],
    "RowGuideOfCount": ["66d90aa2f5951006", "10c4ca98e283ba9a"],
    "RowInfiniteSpacing": ["03fc13fb134a37c3", "c01fb2583a41748b"],
    "DiagonalNeverUpdated": ["b0afdb72b73c3ba5", "52f24b7823f69159"],
    "FlowReplayingRows": ["509e32b92dd04853", "abc84ce0d653fc2c"],
    "GridKeepingSpacing": ["76bb1d3bc29f4a38", "c354c1317bb7b262"],
    "DiagonalMeasuredFirst": ["71c35a0fc924319a", "9acec43f4d068f79"],
    "RowPlacingEarly": ["d83d542fa51fe2aa", "2794e862f1470724"],
    "FanOfRoots": ["0214a59ae8c6cc89", "ed822476aa501125"],
    "RowKeepingProxies": ["ea50d857ce648c3e", "790461ba3416e2d6"],
    "FlowSumming": ["9f09dcff19132832", "d42cd23b89ad92b7"],
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
