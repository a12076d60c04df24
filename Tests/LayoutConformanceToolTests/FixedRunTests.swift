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
    "Flow": ["f43766651b9f419b", "98d58800f9e4c8a4"],
    "CachedFlow": ["a04cb27607733d8f", "edd04e4d091118dc"],
    "UniformGrid": ["30a4082c36994a98", "b257ddf2eceaf7a3"],
    "HStackLayout": ["37a130ba1669c02a", "87b9f2642c591d54"],
    "AnyFlow": ["eb968b136e3e2e31", "9fe8e418f940fe5a"],
    "GuidedCard": ["8e5ef94e64324071", "9ff289b0b4edc189"],
    "AnimatedFan": ["a59f340876e15ddb", "74d5736370ac692b"],
    "SplitOfTwo": ["5c2de55fb4e22e09", "e57f90840c999527"],
    "FlowComparingCoordinate": ["98f25ebb1d0884a2", "ef6b4dceabc1c80e"],
    "FlowPlacingTwice": ["403a2c3b7f0356be", "d5ce58910a4fd540"],
    "EqualShares": ["b1a6078ded749f3b", "78e6ff4728cd2b90"],
    "RowTakingInfinity": ["f6663cdbc026eae5", "add809b16bf3b2a1"],
    "RowNegativeGaps": ["71a4cc34c5116169", "0f54360deaf6b4aa"],
    "RowMeasuringPairs": ["bb3030f5cc974c92", "9b8fc5a7c3e7790b"],
    "FixedCard": ["0967a0188c568a5a", "52c1141eac9a7240"],
    "RowGuideOfCount": ["4899742d3a956301", "6e9c9d7f8cd98452"],
    "RowInfiniteSpacing": ["6de751ca64738c38", "97b0e6b6d358b291"],
    "DiagonalNeverUpdated": ["07d9dd8416fe3f02", "67d7a81630828c0a"],
    "FlowReplayingRows": ["b1cb786026f7d170", "e3317ce6b7e50bd1"],
    "GridKeepingSpacing": ["a3e330866c89e7e9", "7ebe1033d86d42fb"],
    "DiagonalMeasuredFirst": ["324ac692bf4f3fe5", "ca98fc582ed390cd"],
    "RowPlacingEarly": ["0ed4a41065ff96b7", "019e725154721ca6"],
    "FanOfRoots": ["fb20b31ea7633137", "7356a6ca83bda52a"],
    "RowKeepingProxies": ["cb6b77e9701ecddf", "1ad42dc117cc9775"],
    "FlowSumming": ["dbed4985111ee7cf", "b93307ff3b37bbfc"],
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
