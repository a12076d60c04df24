import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// Searches that go on from what they found.
@Suite struct GuidanceTests {
  /// Some rounds of a search, in this process.
  private static func search(
    _ subject: Subject, counts: SubviewCounts = .any, seed: UInt64, rounds: Int
  ) -> GuidedCases {
    var cases = GuidedCases(for: subject, counts: counts, seed: seed)
    for round in 0..<rounds {
      let start = round * GuidedCases.roundSize
      cases.learn(
        (start..<start + GuidedCases.roundSize).map {
          CaseFeatures(of: Trial(cases.layoutCase($0), of: subject)).kept
        })
    }
    return cases
  }

  @Test func `a case is the same whenever it is made, and for the same seed`() throws {
    let subject = try specimen("Flow")
    let cases = Self.search(subject, seed: 5, rounds: 4)
    let again = Self.search(subject, seed: 5, rounds: 4)
    let other = Self.search(subject, seed: 6, rounds: 4)
    let count = try #require(cases.count)
    #expect(count == 5 * GuidedCases.roundSize)
    let all = (0..<count).map { cases.layoutCase($0) }
    #expect((0..<count).reversed().allSatisfy { again.layoutCase($0) == all[$0] })
    #expect((0..<count).contains { other.layoutCase($0) != all[$0] })
  }

  @Test func `the first round is blind, a part of the others too`() throws {
    let subject = try specimen("Flow")
    let cases = Self.search(subject, seed: 5, rounds: 3)
    let blind = CaseGenerator(for: subject, counts: .any, seed: 5)
    let size = GuidedCases.roundSize
    #expect((0..<size).allSatisfy { cases.layoutCase($0) == blind.layoutCase($0) })
    let same = (size..<3 * size).filter { cases.layoutCase($0) == blind.layoutCase($0) }.count
    #expect((size / 5...size).contains(same))
  }

  @Test(arguments: [SubviewCounts.any, .exactly(2), SubviewCounts(1...4)])
  func `mutated cases keep the subview counts and the parameters`(counts: SubviewCounts) throws {
    for name in ["Flow", "UniformGrid", "WeightedRow"] {
      let subject = try specimen(name)
      let cases = Self.search(subject, counts: counts, seed: 9, rounds: 6)
      for index in 0..<(try #require(cases.count)) {
        let layoutCase = cases.layoutCase(index)
        let earlier = layoutCase.before
        #expect(counts.contains(layoutCase.subviews.count))
        #expect(layoutCase.subviews.count <= 256)
        #expect(counts.contains(earlier?.subviews?.count ?? layoutCase.subviews.count))
        #expect(subject.misfits(of: layoutCase.configuration).isEmpty)
        let values: Configuration = earlier?.configuration ?? [:]
        #expect(subject.misfits(of: values).isEmpty)
        for axis in Axis.allCases {
          let length = layoutCase.proposal[axis] ?? 0
          #expect(length >= 0)
        }
      }
    }
  }

  @Test func `features tell rows, full rows and kinds of calls apart`() throws {
    let subject = try specimen("Flow")
    func features(_ subviews: [ViewNode], _ width: CGFloat?) -> [UInt32] {
      var layoutCase = LayoutCase(subviews, proposal: Proposal(width: width, height: nil))
      layoutCase.configuration = ["spacing": .number(0)]
      return CaseFeatures(of: Trial(layoutCase, of: subject)).kept
    }
    let pair: [ViewNode] = [.rigid(10, 5), .rigid(20, 5)]
    let cases = [
      features(pair, nil), features(pair, 30), features(pair, 29.75), features(pair, 31),
    ]
    #expect(Set(cases).count == 4)
    #expect(features(pair, 30) == features(pair, 30))
    // Other numbers of the same classes are nothing new.
    #expect(features([.rigid(12, 5), .rigid(22, 5)], 34) == features(pair, 30))
  }

  @Test func `a case that shows something new joins the parents of the next round`() throws {
    let subject = try specimen("Flow")
    var cases = GuidedCases(for: subject, counts: .any, seed: 1)
    let silent = Array(repeating: [UInt32](), count: GuidedCases.roundSize)
    cases.learn(silent)
    // Nobody showed anything: there is no parent, so the next round is blind as well.
    let blind = CaseGenerator(for: subject, counts: .any, seed: 1)
    let second = GuidedCases.roundSize..<2 * GuidedCases.roundSize
    #expect(second.allSatisfy { cases.layoutCase($0) == blind.layoutCase($0) })
    var loud = silent
    loud[7] = [1 << 24]
    cases.learn(loud)
    let third = second.upperBound..<second.upperBound + GuidedCases.roundSize
    #expect(third.contains { cases.layoutCase($0) != blind.layoutCase($0) })
    // All of them descend from the one that was loud: most share a subview or the offer with it.
    let parent = cases.layoutCase(second.lowerBound + 7)
    let heirs = third.map { cases.layoutCase($0) }
      .filter { $0.proposal == parent.proposal || $0.subviews == parent.subviews }
    #expect(heirs.count > GuidedCases.roundSize / 2)
  }

  /// How many of five nested conditions on the widths of a case hold.
  private static func depth(_ layoutCase: LayoutCase) -> Int {
    let widths = layoutCase.subviews.map { Int($0.roughIdeal.width) }
    guard widths.count > 5 else { return 0 }
    return (0..<5).first { widths[$0] % 5 != (2 * $0 + 1) % 5 } ?? 5
  }

  @Test func `branches that are seldom taken lead behind nested conditions`() throws {
    let subject = try specimen("Diagonal")
    let rounds = 60
    var found = (blind: 0, guided: 0)
    for seed in 1...5 as ClosedRange<UInt64> {
      let blind = CaseGenerator(for: subject, counts: .any, seed: seed)
      let count = rounds * GuidedCases.roundSize
      if (0..<count).contains(where: { Self.depth(blind.layoutCase($0)) == 5 }) { found.blind += 1 }
      var cases = GuidedCases(for: subject, counts: .any, seed: seed)
      for round in 0..<rounds {
        let start = round * GuidedCases.roundSize
        let depths = (start..<start + GuidedCases.roundSize).map {
          Self.depth(cases.layoutCase($0))
        }
        guard !depths.contains(5) else {
          found.guided += 1
          break
        }
        // As the compiler counts them: a branch for each condition that was reached.
        cases.learn(
          depths.map { depth in
            (0...depth).map { UInt32(CaseFeatures.branches) << 24 | UInt32($0) }
          })
      }
    }
    #expect(found.guided > found.blind, "\(found)")
    #expect(found.guided >= 4, "\(found)")
  }

  @Test(arguments: Gallery.rare.map(\.subject.name))
  func `PLACE-01 a rare layout keeps all rules but the one, and that mostly too`(
    name: String
  ) throws {
    let specimen = try #require(Gallery.rare.first { $0.subject.name == name })
    #expect(specimen.breaks == ["PLACE-01"])
    let findings = Checker(specimen.subject).findings(seed: 3, cases: 60)
    #expect(findings.allSatisfy { $0.rule.id == "PLACE-01" })
    #expect(!Gallery.all.contains { $0.subject.name == name })
  }

  @Test func `PLACE-01 a guided search finds what a blind one misses`() throws {
    let subject = try #require(
      Gallery.rare.first { $0.subject.name == "FlowOfManyInARow" }
    ).subject
    let rule = try #require(RuleCatalogue.rule("PLACE-01"))
    func isBroken(_ layoutCase: LayoutCase) -> Bool {
      if case .violated = rule.judge(layoutCase, of: subject) { true } else { false }
    }
    let limit = 10 * GuidedCases.roundSize
    var found = (blind: 0, guided: 0)
    for seed in 1...3 as ClosedRange<UInt64> {
      let blind = CaseGenerator(for: subject, counts: .any, seed: seed)
      if (0..<limit).contains(where: { isBroken(blind.layoutCase($0)) }) { found.blind += 1 }
      let guided = Self.search(subject, seed: seed, rounds: 9)
      if (0..<limit).contains(where: { isBroken(guided.layoutCase($0)) }) { found.guided += 1 }
    }
    #expect(found.guided > found.blind)
    #expect(found.guided >= 2)
  }
}
