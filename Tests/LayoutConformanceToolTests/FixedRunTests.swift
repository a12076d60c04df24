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
    "Flow": ["ffba7b8971ce0c73", "4385f11481fbfa18"],
    "CachedFlow": ["67b2d58caa94c59b", "0d5203b4360273bc"],
    "UniformGrid": ["8b8b34f2ecf6986b", "1a27800920d75ccc"],
    "HStackLayout": ["4a6d13eee6a159f9", "dbbcfae2dfbfb6a9"],
    "AnyFlow": ["96477ae74679d305", "d43477af7a86df7e"],
    "GuidedCard": ["17b48abae09526e9", "438c59fd366aa644"],
    "AnimatedFan": ["eba8f6831b3f9086", "e461be0896068318"],
    "SplitOfTwo": ["1d22e28d49687cbe", "4bb2512ce84ae599"],
    "FlowComparingCoordinate": ["3f0b41a016a0710f", "2fe9f49ff2fb2a29"],
    "FlowPlacingTwice": ["645307508560539b", "baeb7bae3d935426"],
    "EqualShares": ["794afaf724ecd0ec", "f6d8116963633ce1"],
    "RowTakingInfinity": ["4d43f1e2133a41d1", "7fdc8435bafb2b55"],
    "RowNegativeGaps": ["8deeb8c055d0f2eb", "4b4817c83a088f49"],
    "RowMeasuringPairs": ["11dc12c880d07fc1", "cba4c5d3f648a9f3"],
    "FixedCard": ["7139124f8ed76066", "934f85cf0cfb5a78"],
    "RowGuideOfCount": ["55e547450640101b", "eb45a84da3523f9f"],
    "RowInfiniteSpacing": ["efa4990001ef58e3", "d6409ef6869a0355"],
    "DiagonalNeverUpdated": ["c72ba22822046f2b", "eaa8cea6ffa980ad"],
    "FlowReplayingRows": ["3ef6573af261b557", "bddcabd229a4113b"],
    "GridKeepingSpacing": ["eb1f4645d4663dc2", "eb472c35bcc44819"],
    "DiagonalMeasuredFirst": ["c1c168a23f1d7770", "a18d808fd7df9baf"],
    "RowPlacingEarly": ["ba2a86c427271298", "7c3e1d5993300321"],
    "FanOfRoots": ["8a77a63c815d8456", "15ad44ac13551622"],
    "RowKeepingProxies": ["6a0e39468873bef3", "b1b269e4bf01a6dc"],
    "FlowSumming": ["a7f757f79a72c429", "e71d7aeaf64967d6"],
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
