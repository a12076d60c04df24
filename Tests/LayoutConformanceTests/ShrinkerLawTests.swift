import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What holds of shrinking whatever the failure is.
@Suite struct ShrinkerLawTests {
  private static let subject = Subject(
    "Row", values: [LayoutValue(Weight.self, in: 0...3)]
  ) { draw in
    CentredResharing(spacing: draw.length("spacing", in: 2...24))
  }

  /// Failures of several kinds, each that of many drawn cases.
  private static let failures: [@Sendable (LayoutCase) -> Bool] = [
    { $0.subviews.count > 2 },
    { $0.numbers.reduce(0) { $0 + ($1.isFinite ? $1 : 0) } > 60 },
    { $0.json.description.utf8.reduce(0) { $0 &+ Int($1) } % 3 == 0 },
    { $0.before?.subviews != nil && $0.origin.x < 0 },
    { !$0.script.isEmpty && $0.subviews.contains { $0.values["Weight"] == .number(2) } },
  ]

  private static func shrinker(_ budget: Int = 5000, counts: SubviewCounts = .any) -> Shrinker {
    Shrinker(for: subject, counts: counts, budget: budget)
  }

  private static func drawn(_ count: Int, counts: SubviewCounts = .any) -> [LayoutCase] {
    let generator = CaseGenerator(for: subject, counts: counts, seed: 21)
    return (0..<count).map { generator.layoutCase($0) }
  }

  @Test(arguments: failures.indices)
  func `what is left fails still, and is no larger`(_ index: Int) {
    let fails = Self.failures[index]
    for layoutCase in Self.drawn(30) where fails(layoutCase) {
      var accepted = [CaseMeasure(layoutCase)]
      var count = 0
      let result = Self.shrinker().shrink(layoutCase) { candidate in
        count += 1
        let isKept = fails(candidate)
        if isKept { accepted.append(CaseMeasure(candidate)) }
        return isKept
      }
      #expect(fails(result.layoutCase))
      #expect(zip(accepted, accepted.dropFirst()).allSatisfy { $1 < $0 })
      #expect(accepted.count == result.steps + 1)
      #expect(count == result.evaluations)
      #expect(!result.isExhausted)
    }
  }

  @Test(arguments: failures.indices)
  func `equal failures end in equal cases, and those stay`(_ index: Int) {
    let fails = Self.failures[index]
    for layoutCase in Self.drawn(12) where fails(layoutCase) {
      let first = Self.shrinker().shrink(layoutCase, while: fails)
      let second = Self.shrinker().shrink(layoutCase, while: fails)
      #expect(first.layoutCase == second.layoutCase)
      #expect(first.evaluations == second.evaluations)
      let again = Self.shrinker().shrink(first.layoutCase, while: fails)
      #expect(again.layoutCase == first.layoutCase)
      #expect(again.steps == 0)
    }
  }

  @Test(arguments: [0, 1, 7, 40])
  func `no more cases are tried than the budget allows`(_ budget: Int) throws {
    let fails = Self.failures[1]
    let layoutCase = try #require(Self.drawn(100).first { $0.subviews.count > 12 })
    var count = 0
    let result = Self.shrinker(budget).shrink(layoutCase) { candidate in
      count += 1
      return fails(candidate)
    }
    #expect(count == budget)
    #expect(result.evaluations == budget)
    #expect(result.isExhausted)
    #expect(fails(result.layoutCase))
  }

  @Test func `no candidate has a number of subviews that the layout does not take`() {
    let counts = SubviewCounts(2...3)
    for layoutCase in Self.drawn(30, counts: counts) {
      let result = Self.shrinker(counts: counts).shrink(layoutCase) { candidate in
        #expect((2...3).contains(candidate.subviews.count))
        #expect((2...3).contains(candidate.before?.subviews?.count ?? 2))
        return true
      }
      #expect(result.layoutCase.subviews == [.rigid(0, 0), .rigid(0, 0)])
    }
  }

  @Test func `no candidate has a parameter that the layout cannot use`() {
    for layoutCase in Self.drawn(30) {
      let result = Self.shrinker().shrink(layoutCase) { candidate in
        #expect(Self.subject.misfits(of: candidate.configuration).isEmpty)
        return true
      }
      #expect(result.layoutCase == LayoutCase(configuration: ["spacing": .number(2)]))
    }
  }

  @Test func `an error of the failing function comes out`() {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      _ = try Self.shrinker().shrink(LayoutCase([.rigid(1, 1)])) { _ in throw Stop() }
    }
  }

  @Test func `a bug of a flow ends in two subviews and one step to the side`() throws {
    let flow = try specimen("FlowComparingCoordinate")
    let rule = try #require(RuleCatalogue.rule("PLACE-05"))
    func fails(_ layoutCase: LayoutCase) -> Bool {
      if case .violated = rule.judge(layoutCase, of: flow) { true } else { false }
    }
    var smallest: [LayoutCase: Int] = [:]
    for seed in 0..<20 as Range<UInt64> {
      let generator = CaseGenerator(for: flow, counts: .any, seed: seed)
      let failure = try #require(generator.first(where: fails))
      let result = Shrinker(for: flow, counts: .any).shrink(failure, while: fails)
      smallest[result.layoutCase, default: 0] += 1
    }
    #expect(
      smallest == [
        LayoutCase([.rigid(0, 1), .rigid(0, 0)], origin: CGPoint(x: 1, y: 0)): 20
      ])
  }
}

/// The order of cases that shrinking goes down.
@Suite struct CaseMeasureTests {
  @Test func `each part outweighs those after it`() {
    let text = ViewNode.text(1, 1)
    var weighted = ViewNode.rigid(0, 0)
    weighted.values = ["Weight": .number(0)]
    let ascending: [LayoutCase] = [
      LayoutCase(),
      LayoutCase(direction: .rightToLeft),
      LayoutCase(origin: CGPoint(x: 1, y: 0)),
      LayoutCase(origin: CGPoint(x: 0, y: 1)),
      LayoutCase(proposal: Proposal(width: 0, height: nil)),
      LayoutCase(proposal: Proposal(width: 1, height: nil)),
      LayoutCase(proposal: Proposal(width: .infinity, height: nil)),
      LayoutCase(origin: CGPoint(x: -1, y: 0)),
      LayoutCase(before: LayoutCase.Before(subviews: [])),
      LayoutCase(script: [.size(.unspecified)]),
      LayoutCase(script: [.spacing]),
      LayoutCase(script: [.size(.unspecified), .size(.unspecified)]),
      LayoutCase([.rigid(0, 0)]),
      LayoutCase([.rigid(0, 1)]),
      LayoutCase([.rigid(1, 0)]),
      LayoutCase([.rigid(100, 100)]),
      LayoutCase([.rigid(0.5, 0)]),
      LayoutCase([.rigid(0.25, 0)]),
      LayoutCase([.rigid(0.1, 0)]),
      LayoutCase([weighted]),
      LayoutCase([text]),
      LayoutCase([.color]),
      LayoutCase([.rigid(0, 0), .rigid(0, 0)]),
      LayoutCase([ViewNode(.overlay([text]))]),
      LayoutCase([ViewNode(.nested([text]))]),
      LayoutCase([.rigid(0, 0), .rigid(0, 0), .rigid(0, 0)]),
    ]
    for (lower, upper) in zip(ascending, ascending.dropFirst()) {
      #expect(CaseMeasure(lower) < CaseMeasure(upper), "\(lower.json) \(upper.json)")
      #expect(!(CaseMeasure(upper) < CaseMeasure(lower)))
    }
  }

  @Test func `a number is as complex as it is long to write`() {
    let ascending: [CGFloat] = [0, 1, -1, 2, 100, 0.5, 3.5, 0.25, 0.75, 0.1, .infinity]
    let complexities = ascending.map { CaseMeasure.complexity($0) }
    #expect(complexities == complexities.sorted())
    #expect(Set(complexities).count == ascending.count)
  }
}
