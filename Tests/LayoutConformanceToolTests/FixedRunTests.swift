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
    "Flow": ["f713e4bc55d3d462", "64423d0250f263b8"],
    "CachedFlow": ["043345453a8ae0c6", "cda66ae504603368"],
    "UniformGrid": ["cbebe5197dd7e333", "a29276a3085b4c4a"],
    "HStackLayout": ["642ba71c4860f15f", "f4d9c480571b7ccf"],
    "AnyFlow": ["8da0bb5a1eb6e00a", "0492dd9efa91b240"],
    "GuidedCard": ["1ad8189f0e40e2c4", "082456a11332bebf"],
    "AnimatedFan": ["edb2030b7ec7447a", "21df48fb9dbf7f6b"],
    "SplitOfTwo": ["7523b71f901dfa31", "50cfa4f12e4768b8"],
    "FlowComparingCoordinate": ["a05d550c05ac6012", "1a7c24805bbd2a96"],
    "FlowPlacingTwice": ["b846531d908556bb", "fcbf3fb5c7318519"],
    "EqualShares": ["72fe4b08e7ac0fc7", "ad6fc46a58121990"],
    "RowTakingInfinity": ["b5ee959f42f6af8f", "cb9b3cbbd4d6fe5b"],
    "RowNegativeGaps": ["bbb8c5df67719f40", "4eae5fb0dc564544"],
    "RowMeasuringPairs": ["74e3b05d1143c529", "a434783631b04bb6"],
    "FixedCard": ["71cc0db388b6401e", "f425e95e283fd226"],
    "RowGuideOfCount": ["90f1d150b40735e7", "687c2df90c807d83"],
    "RowInfiniteSpacing": ["90988b434451d0bd", "d6abae22924b45f6"],
    "DiagonalNeverUpdated": ["fdaab753e8755d28", "b358b18ae48d5ab7"],
    "FlowReplayingRows": ["8fffec3dfb500e4e", "da58faeb83322cea"],
    "GridKeepingSpacing": ["2ea4c3d534b5ccee", "88897001d8c854eb"],
    "DiagonalMeasuredFirst": ["1d9899a2c8209915", "c90fe005a6a33282"],
    "RowPlacingEarly": ["b2eafba82da173cc", "27f40056b11693a1"],
    "FanOfRoots": ["b73218cd8e3a1f2e", "b63eb925ae949d13"],
    "RowKeepingProxies": ["521d872e2a20d88c", "78f5a5990a1dec6a"],
    "FlowSumming": ["8cfc7847d47398d8", "777f99556dfa4fba"],
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
