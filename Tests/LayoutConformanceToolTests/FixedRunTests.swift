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
    "Flow": ["9616daac931a4833", "355943c42a93527c"],
    "CachedFlow": ["5c5cb695c90975ef", "ca44a7e332768e10"],
    "UniformGrid": ["29d152f8d123e206", "e35a1c1c38c7a376"],
    "HStackLayout": ["11f3152b795a087c", "63f0446ec39ad5d0"],
    "AnyFlow": ["2a56d7db56f05db1", "9674479456287eec"],
    "GuidedCard": ["d2927ac6a7292d4d", "831adb3799f53a0c"],
    "AnimatedFan": ["b96c0e9ba3160997", "fc9c045962014e17"],
    "SplitOfTwo": ["ddf77da46e068b07", "f5ceee32aa7e4a06"],
    "FlowComparingCoordinate": ["11c36de62d4fc0e5", "624e560064655f2b"],
    "FlowPlacingTwice": ["d690e02c2b626870", "5f592af31c47dc86"],
    "EqualShares": ["ee3f67a47d9450ca", "58f60a7f09240cb0"],
    "RowTakingInfinity": ["ff486b957505bb98", "d1ffc550153d418b"],
    "RowNegativeGaps": ["bb71cc6e24ecc8bb", "605681297b3997fd"],
    "RowMeasuringPairs": ["d30919886c12b636", "513f57b9372a6234"],
    "FixedCard": ["a5b7cabae8a0309c", "2d4595b5d9f43194"],
    "RowGuideOfCount": ["22def0277495ff91", "19dcd6a30142fe5f"],
    "RowInfiniteSpacing": ["3f2fef46c544f3d4", "ff115738a071e986"],
    "DiagonalNeverUpdated": ["7c9742b7cac7a792", "8d70f5c8c4351ebd"],
    "FlowReplayingRows": ["34cf6bc5b9a20aef", "668330f09c421e46"],
    "GridKeepingSpacing": ["f7ab7bc263d6b0b5", "dbba88e8848bea31"],
    "DiagonalMeasuredFirst": ["ce6778bdf67b7697", "a462edf55e469870"],
    "RowPlacingEarly": ["163d6edba6fceb97", "0f7de5eeb77526e5"],
    "FanOfRoots": ["65aa6bc4b8fd8de7", "ad1cb0f1d01a2946"],
    "RowKeepingProxies": ["1363d1fd9efc9e82", "d19e37fc62a1aa63"],
    "FlowSumming": ["7b8a9beb72334a95", "ae7772b8a6f2e22c"],
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
