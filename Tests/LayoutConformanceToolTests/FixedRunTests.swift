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
    "Flow": ["c8c425d011d03ae9", "398a0515763057c3"],
    "CachedFlow": ["30e768fd63c65dbd", "93a77258d0cc6993"],
    "UniformGrid": ["89e7687b4341a6ae", "6a257419b0241964"],
    "HStackLayout": ["61a8add1f7c37564", "bf8bf6dda8a2ae59"],
    "AnyFlow": ["e09f6b6b6c3d84b7", "cbcf8ad37a10f0b5"],
    "GuidedCard": ["31c81d855a6506dd", "df9e51722d3f0ed4"],
    "AnimatedFan": ["670d1a9ddadabb12", "ff4c63e0211615ab"],
    "SplitOfTwo": ["3864f6aeaca3693f", "f238a985a3a5dbcf"],
    "FlowComparingCoordinate": ["c96f03937103dca0", "0cf4e627990cba97"],
    "FlowPlacingTwice": ["55ee6c7a30b82332", "d16f551a7d6cbdb5"],
    "EqualShares": ["7ca90688ffd5f687", "aeea5ddf8c3eef27"],
    "RowTakingInfinity": ["6c1daad4dd6612bc", "cb1b4e8aad1f42f8"],
    "RowNegativeGaps": ["7974b29afcc4f312", "d96f432d4c19dd54"],
    "RowMeasuringPairs": ["6cf13f57700f520b", "a4001b2ae9e91c2a"],
    "FixedCard": ["48fb6bf20a0340e2", "205f99fc77204628"],
    "RowGuideOfCount": ["921f1f432f33b4d4", "f7134d9769124fc5"],
    "RowInfiniteSpacing": ["5d5269ef6bdab4bd", "e953c0afa1d6563c"],
    "DiagonalNeverUpdated": ["7acea21b38096f45", "d73572294cf9f51b"],
    "FlowReplayingRows": ["568e714691834e64", "f9d35a172aa67a9f"],
    "GridKeepingSpacing": ["50330892b0fc7567", "4408278f89ae3c5c"],
    "DiagonalMeasuredFirst": ["7d803fb1402353e4", "9f13eecd16c36ed2"],
    "RowPlacingEarly": ["a968f025045f6694", "afb983105c5331d9"],
    "FanOfRoots": ["c3bef084d59130e3", "1ecbeae58c703302"],
    "RowKeepingProxies": ["37fe11df74bbf8d6", "b9d4b21c1d51ffd7"],
    "FlowSumming": ["7c8b62723f73c1dd", "e9ffdc76630fbd07"],
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
