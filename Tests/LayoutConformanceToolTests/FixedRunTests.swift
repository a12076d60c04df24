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
    "Flow": ["06628c39dc1b5e12", "9f15a607b4ed6e1c"],
    "CachedFlow": ["b38f643931e3b4de", "accb90821a530844"],
    "UniformGrid": ["8d6389d216a6b693", "4daaf6b9eb635dce"],
    "HStackLayout": ["bce1790a534860ef", "85ebd61da665c3ab"],
    "AnyFlow": ["1a170a077fc04f9a", "d6d97de907789964"],
    "GuidedCard": ["cfdd21229774ab04", "dd911c0337cc722b"],
    "AnimatedFan": ["024ed26e37399822", "b3ec40b9d546d40f"],
    "SplitOfTwo": ["c018f9756f64abb9", "5007c151599725fd"],
    "FlowComparingCoordinate": ["a7b425f37223c952", "bb7670b40d0315f2"],
    "FlowPlacingTwice": ["5743d4f4b3010e93", "fd14a35c3f872a65"],
    "EqualShares": ["77af926b912099ef", "0193850a5caea874"],
    "RowTakingInfinity": ["8f3e9311e28b950f", "94fe6aa65504e487"],
    "RowNegativeGaps": ["17cfd5a8e7d8e458", "2817c301b9e92798"],
    "RowMeasuringPairs": ["fddfbcfcb1eacf29", "018b59e23c94d5d2"],
    "FixedCard": ["2548d99299f6c87e", "a17e411d2adcdbaa"],
    "RowGuideOfCount": ["68ff7aad1b3ccf6f", "20c12827fda62a9f"],
    "RowInfiniteSpacing": ["6744cf166609908d", "66b5ae9d1ad436fa"],
    "DiagonalNeverUpdated": ["21aef9f3c4d21608", "56c10d4772ba52e3"],
    "FlowReplayingRows": ["5f7bb0cc704707ce", "33a0ffdd4fc3cede"],
    "GridKeepingSpacing": ["6d75adb74e7b90f6", "414b103b4f6c50df"],
    "DiagonalMeasuredFirst": ["592418c0d39fc8dd", "0e7de49850e74e16"],
    "RowPlacingEarly": ["8d6df4e6b37d6984", "a4b789fce532197d"],
    "FanOfRoots": ["d9c56ecc6650a716", "9544a6037162bbe7"],
    "RowKeepingProxies": ["783834ccfaeca32c", "81ad1b1f9330babe"],
    "FlowSumming": ["a29505ed37543708", "f0fb97831fd8f5e6"],
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
