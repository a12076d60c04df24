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
    "Flow": ["ae0b302ffef2815e", "4385f11481fbfa18"],
    "CachedFlow": ["f66e6d460b3d6542", "0d5203b4360273bc"],
    "UniformGrid": ["6b2b6bb45c83e4c7", "8320108ac8e62360"],
    "HStackLayout": ["4a6d13eee6a159f9", "dbbcfae2dfbfb6a9"],
    "AnyFlow": ["970e054f97d3696a", "d43477af7a86df7e"],
    "GuidedCard": ["7bd888b39bbfd533", "c4a5454a1275736e"],
    "AnimatedFan": ["b2285d5753873702", "5eedf4513d202588"],
    "SplitOfTwo": ["1d22e28d49687cbe", "4bb2512ce84ae599"],
    "FlowComparingCoordinate": ["1157cd1800ad054a", "af902b5bf19600a5"],
    "FlowPlacingTwice": ["948dda9e50f5d4ac", "cf1dfde059cea220"],
    "EqualShares": ["3555bf658ae2e414", "1df1de1d2df13217"],
    "RowTakingInfinity": ["f3c19ba867f29c48", "e826313a3eb7516a"],
    "RowNegativeGaps": ["5635f75526fe69d3", "b17fd1df78510f47"],
    "RowMeasuringPairs": ["94f66dcf69ad3a3c", "6e527fdd2c64b10c"],
    "FixedCard": ["d37e2f9395ebf37e", "654ce0ab866d2a6e"],
    "RowGuideOfCount": ["8bd37a68c882a018", "a79478193939018a"],
    "RowInfiniteSpacing": ["9fc00512f2afaea5", "e66cb8ae29a6d053"],
    "DiagonalNeverUpdated": ["34aa2d0df8ca7035", "65bdd2f2605f52f1"],
    "FlowReplayingRows": ["01a46a7acf846167", "e2cc68ad5ffc89c8"],
    "GridKeepingSpacing": ["f429261006841be8", "41f47d74029805c9"],
    "DiagonalMeasuredFirst": ["943e35e0707a8510", "8d4bd344101721d5"],
    "RowPlacingEarly": ["d17224fee576850e", "224cc664dcb08251"],
    "FanOfRoots": ["8b0699d7780d46bd", "c5a13b7563cfa2f7"],
    "RowKeepingProxies": ["a5aa13193a1ecf25", "6af7cc8a1023c88e"],
    "FlowSumming": ["c7012dacab9e57c2", "e71d7aeaf64967d6"],
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
