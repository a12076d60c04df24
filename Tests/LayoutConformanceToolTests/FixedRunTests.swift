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
    "Flow": ["630cdbce4f02c1c5", "03702e7d9407ab5a"],
    "CachedFlow": ["a49259062b9f734d", "952906f2a4e60e56"],
    "UniformGrid": ["80b9a730dfa3ee40", "62642281755d5036"],
    "HStackLayout": ["50991339fe7ceb0c", "67a1acce657b024d"],
    "AnyFlow": ["290fd9f5c3acfd15", "b5d033bfd9f54162"],
    "GuidedCard": ["0558f690ae2be7bf", "a1b0147f5c1b483d"],
    "AnimatedFan": ["cbed87b918ae69df", "0402de34dd666f31"],
    "SplitOfTwo": ["14119a51014ed037", "3746aac5658f631f"],
    "FlowComparingCoordinate": ["9bcc4ca40087c967", "573637f508b61fa2"],
    "FlowPlacingTwice": ["9f8165747c2496ae", "e512aab4a5930935"],
    "EqualShares": ["59b9a35e3fe05a6e", "7ff5630c7a1f7cef"],
    "RowTakingInfinity": ["119e4964e168c9a9", "fc2623b886104823"],
    "RowNegativeGaps": ["5c4c50f92cbfd1c7", "e64ee1f2db3205d6"],
    "RowMeasuringPairs": ["314528f785b28ece", "c69b65777bc14900"],
    "FixedCard": ["dd071615024869ab", "dd74120cdd915f8c"],
    "RowGuideOfCount": ["27109f5fc02ff59c", "bf97a8dc40c5d159"],
    "RowInfiniteSpacing": ["a938b347833fb04e", "c972b80d2bfd8128"],
    "DiagonalNeverUpdated": ["b4fd8f22e1fab517", "bc66aa337510da7b"],
    "FlowReplayingRows": ["bbd11d1fb36e8831", "7f467550194b4e78"],
    "GridKeepingSpacing": ["377df2c6f88cc3bd", "c11d18aea4f458df"],
    "DiagonalMeasuredFirst": ["1a6358493d0b59d4", "c0e02bf089061666"],
    "RowPlacingEarly": ["2c5e2088f0318fb7", "ca44dd48c3758a4b"],
    "FanOfRoots": ["a2f6663f9552ee95", "e6f0fd80c8b81ca3"],
    "RowKeepingProxies": ["b5aae81d7b592035", "67804af6bead897c"],
    "FlowSumming": ["395b023c4705b81b", "8ea51ae9b012c810"],
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
