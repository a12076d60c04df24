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
    "Flow": ["7bbc8e4d5c618637", "fdc6bec5e4428680"],
    "CachedFlow": ["00e8ed694028b86f", "889a7fcab616d4dc"],
    "UniformGrid": ["89e7687b4341a6ae", "6a257419b0241964"],
    "HStackLayout": ["a144ae4435a44a45", "5ea05e38fe871e73"],
    "AnyFlow": ["ec6c78bf41b26aa7", "a6d35dcae1a6291c"],
    "GuidedCard": ["a590dd9494ac1444", "899fd87622599559"],
    "AnimatedFan": ["660c1862ce15d3ba", "327624466a773404"],
    "SplitOfTwo": ["e043ef1842d74574", "4d036e7cda20e51e"],
    "FlowComparingCoordinate": ["c094c622de66d734", "e8403a10af54719e"],
    "FlowPlacingTwice": ["73514d1d4bd627f2", "4dcdd59fdffb7af6"],
    "EqualShares": ["f4d4ba0502b6b1a9", "27fe8091530d3e3e"],
    "RowTakingInfinity": ["7d26f909b9632786", "32a9f136fa588e63"],
    "RowNegativeGaps": ["a513c29461058c4d", "e9d341c202e62673"],
    "RowMeasuringPairs": ["280e9190132680bc", "8347023da3fa8fdd"],
    "FixedCard": ["042f2d597c569c17", "ec467c636739db2b"],
    "RowGuideOfCount": ["cc98cb403876f2b3", "ddf6dfb0262583a4"],
    "RowInfiniteSpacing": ["85aab866825af646", "1743c415a7731427"],
    "DiagonalNeverUpdated": ["28ccdcd63c44302e", "3c51b7acde85d59d"],
    "FlowReplayingRows": ["2605ba43fcf5e908", "93183d596db83b74"],
    "GridKeepingSpacing": ["ecf642c71e5994ab", "efc7bec3d477bf83"],
    "DiagonalMeasuredFirst": ["9b80c0e37e10849f", "a24b0f7f5fffb327"],
    "RowPlacingEarly": ["49986cf4e517cb65", "930b37df274b5a42"],
    "FanOfRoots": ["097feffd6111211f", "8a2758531624327f"],
    "RowKeepingProxies": ["2c8680f3d0a4fdaf", "959a3fbc13d9096d"],
    "FlowSumming": ["8cf28b24610a7589", "0cf8df70536396da"],
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
