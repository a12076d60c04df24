import LayoutAPI
import LayoutEngine
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// What cases are drawn.
@Suite struct GenerationTests {
  private let subject = Subject(
    "Drawn", values: [LayoutValue(Weight.self, in: 0...3)]
  ) { draw in
    CentredResharing(spacing: draw.length("spacing", in: 0...24))
  }

  private static let firstCases = """
    {
      "configuration": { "spacing": 9.75 },
      "subviews": [
        {
          "leaf": { "flexible": { "width": [0, 0, 20], "height": [5, 11, 14] } },
          "values": { "Weight": 2 }
        },
        { "spacer": { "minLength": 0 }, "values": { "Weight": 0 } },
        {
          "zstack": {
            "children": [{ "leaf": { "text": [9, 3] }, "values": { "Weight": 3 } }]
          },
          "priority": 2,
          "values": { "Weight": 0 }
        }
      ],
      "proposal": [100, 0],
      "origin": [1, -2],
      "before": [
        { "configuration": { "spacing": 8 } },
        {},
        {
          "subviews": [
            {
              "leaf": { "rigid": [3, 13] },
              "spacing": { "trailing": 14 },
              "guides": { "horizontalCenter": 5 },
              "values": { "Weight": 3 }
            },
            { "leaf": { "greedy": [14, 5] }, "values": { "Weight": 3 } },
            { "leaf": { "text": [7, 1] }, "values": { "Weight": 3 } }
          ]
        }
      ]
    }
    {
      "configuration": { "spacing": 20 },
      "subviews": [
        { "leaf": { "text": [10, 1] }, "values": { "Weight": 2 } },
        { "leaf": { "text": [4, 17] }, "values": { "Weight": 3 } },
        { "leaf": { "text": [11, 17] }, "values": { "Weight": 3 } },
        { "leaf": { "text": [8, 15] }, "values": { "Weight": 2.75 } },
        { "leaf": { "text": [4, 14] }, "values": { "Weight": 3 } },
        { "leaf": { "text": [9, 12] }, "values": { "Weight": 3 } },
        { "leaf": { "text": [7, 16] }, "values": { "Weight": 3 } },
        { "leaf": { "text": [4, 16] } },
        { "leaf": { "text": [9, 23] }, "values": { "Weight": 1 } },
        {
          "leaf": { "text": [6, 24] },
          "priority": 2,
          "spacing": { "trailing": 4 },
          "guides": { "top": 4 },
          "values": { "Weight": 3 }
        },
        { "leaf": { "text": [6, 19] }, "values": { "Weight": 0 } },
        { "leaf": { "text": [2, 10] }, "priority": -1, "values": { "Weight": 0 } },
        { "leaf": { "text": [11, 18] } },
        {
          "leaf": { "text": [1, 7] },
          "priority": 1,
          "spacing": { "leading": 18, "bottom": 7, "trailing": 13 },
          "values": { "Weight": 2 }
        }
      ],
      "proposal": [99, 7],
      "origin": [0, 0],
      "script": [
        { "place": { "proposal": [410, 0.25], "origin": [3.75, -48.75] } },
        { "place": { "proposal": [98, 7], "origin": [0, 0] } },
        { "size": [99, 6.5] }
      ],
      "before": {
        "subviews": [
          { "leaf": { "text": [1, 1] }, "values": { "Weight": 0 } },
          { "leaf": { "text": [10, 5] }, "values": { "Weight": 2 } },
          { "leaf": { "text": [1, 1] }, "values": { "Weight": 1 } },
          { "leaf": { "text": [2, 1] }, "values": { "Weight": 3 } },
          { "leaf": { "text": [6, 4] }, "values": { "Weight": 3 } },
          { "leaf": { "text": [8, 5] }, "values": { "Weight": 2 } },
          { "leaf": { "text": [11, 4] }, "values": { "Weight": 3 } },
          { "leaf": { "text": [1, 1] }, "values": { "Weight": 1 } },
          { "leaf": { "text": [5, 3] }, "values": { "Weight": 0 } },
          { "leaf": { "text": [2, 1] }, "values": { "Weight": 1 } },
          { "leaf": { "text": [6, 5] }, "values": { "Weight": 1 } },
          {
            "leaf": { "text": [1, 4] },
            "priority": -1,
            "guides": { "top": 18 },
            "values": { "Weight": 2.5 }
          },
          { "leaf": { "text": [5, 5] }, "values": { "Weight": 2 } },
          { "leaf": { "text": [10, 2] }, "values": { "Weight": 2 } }
        ]
      }
    }
    """

  private func cases(
    _ count: Int, counts: SubviewCounts = .any, seed: UInt64 = 1
  ) -> [LayoutCase] {
    let generator = CaseGenerator(for: subject, counts: counts, seed: seed)
    return (0..<count).map { generator.layoutCase($0) }
  }

  @Test func `a case is the same whenever it is asked for`() {
    let generator = CaseGenerator(for: subject, counts: .any, seed: 5)
    let forwards = (0..<300).map { generator.layoutCase($0) }
    let backwards = (0..<300).reversed().map { generator.layoutCase($0) }
    #expect(forwards == backwards.reversed())
    #expect(forwards == cases(300, seed: 5))
    #expect(forwards != cases(300, seed: 6))
  }

  @Test func `the first cases of a seed stay what they are`() {
    let lines = cases(2).map { $0.json.pretty(width: 80) }.joined(separator: "\n")
    #expect(lines == Self.firstCases)
  }

  @Test(arguments: [0...0, 1...1, 2...2, 1...3, 4...4, 2...Int.max])
  func `no layout gets more or fewer subviews than it takes`(_ counts: ClosedRange<Int>) {
    func check(_ subviews: [ViewNode]) {
      for subview in subviews {
        if subview.kind == .layoutUnderTest {
          #expect(counts.contains(subview.children.count))
        }
        check(subview.children)
      }
    }
    for layoutCase in cases(500, counts: SubviewCounts(counts)) {
      #expect(counts.contains(layoutCase.subviews.count))
      check(layoutCase.subviews)
      guard let earlier = layoutCase.before?.subviews else { continue }
      #expect(counts.contains(earlier.count))
      check(earlier)
    }
  }

  @Test func `no, one and two subviews come often`() {
    let counts = cases(2000).map(\.subviews.count)
    #expect((60...180).contains(counts.count { $0 == 0 }))
    #expect((200...360).contains(counts.count { $0 == 1 }))
    #expect((350...540).contains(counts.count { $0 == 2 }))
    #expect(counts.contains { $0 > 16 })
    #expect(counts.allSatisfy { $0 <= 256 })
  }

  @Test func `each pair of kinds of offer comes`() {
    func kind(_ length: CGFloat?) -> Int {
      switch length {
      case nil: 0
      case 0?: 1
      case .infinity?: 2
      case _?: 3
      }
    }
    let pairs = cases(2000).map { 4 * kind($0.proposal.width) + kind($0.proposal.height) }
    #expect(Set(pairs) == Set(0..<16))
  }

  @Test func `bounds start anywhere, and text reads both ways`() {
    let drawn = cases(1000)
    for isWanted: (CGPoint) -> Bool in [
      { $0 == .zero }, { $0.x < 0 }, { $0.y < 0 }, { $0.x > 0 && $0.y > 0 },
    ] {
      #expect(drawn.contains { isWanted($0.origin) })
    }
    #expect((180...320).contains(drawn.count { $0.direction == .rightToLeft }))
    #expect(drawn.allSatisfy { $0.origin.x * 4 == ($0.origin.x * 4).rounded() })
    let fractions = drawn.count { $0.origin.x != $0.origin.x.rounded() }
    #expect((40...160).contains(fractions))
  }

  @Test func `lengths are multiples of a quarter, and in a few cases tenths or thirds`() {
    func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < 1e-9 }
    var fine = 0
    for layoutCase in cases(1000) {
      let lengths = layoutCase.subviews.flatMap { subview -> [CGFloat] in
        guard case .rigid(let size)? = subview.leaf else { return [] }
        return [size.width, size.height]
      }
      #expect(lengths.allSatisfy { $0 >= 0 })
      let parts = [4, 10, 3].first { parts in lengths.allSatisfy { isWhole($0 * parts) } }
      #expect(parts != nil)
      if parts != 4 { fine += 1 }
    }
    #expect((10...60).contains(fine))
  }

  @Test func `several updates come, some of them back to the case's own, and none from nowhere`() {
    let drawn = cases(1000)
    #expect((60...300).contains(drawn.count { $0.states.count > 1 }))
    #expect(drawn.contains { $0.states.count == 5 })
    #expect(drawn.contains { $0.states.dropFirst().dropLast().contains(.init()) })
    #expect(drawn.allSatisfy { $0.states.isEmpty || $0.states[0] != .init() })
  }

  @Test func `every kind of subview, trait and step comes`() {
    let drawn = cases(2000)
    let subviews = drawn.flatMap(\.subviews)
    let kinds = subviews.reduce(into: Kinds()) { $0.formUnion(Kinds(of: $1)) }
    #expect(kinds == [.plain, .coupled, .spacer, .container])
    #expect(subviews.contains { $0.priority != 0 })
    #expect(subviews.contains { !$0.spacing.isEmpty })
    #expect(subviews.contains { !$0.guides.isEmpty })
    let weights = subviews.compactMap { $0.values["Weight"] }
    #expect(Set(weights).isSuperset(of: [0, 1, 2, 3, 0.5, 2.25].map { Scalar.number($0) }))
    for case .number(let weight) in weights { #expect((0...3).contains(weight)) }
    #expect(drawn.contains { $0.before?.subviews != nil && $0.before?.configuration != nil })
    for isWanted: (LayoutCase.ScriptStep) -> Bool in [
      { if case .size = $0 { true } else { false } },
      { if case .place = $0 { true } else { false } },
      { if case .align = $0 { true } else { false } }, { $0 == .spacing },
    ] {
      #expect(drawn.contains { $0.script.contains(where: isWanted) })
    }
  }

  @Test func `layout values are all alike now and then`() {
    let alike = cases(2000).count { drawn in
      let values = Set(drawn.subviews.map(\.values))
      return drawn.subviews.count > 3 && values.count == 1 && values != [[:]]
    }
    #expect((100...300).contains(alike))
  }

  @Test func `an edit may leave the sizes and change what a subview carries`() {
    let quiet = cases(2000).count { drawn in
      guard let earlier = drawn.before?.subviews, earlier != drawn.subviews else { return false }
      return earlier.map(\.kind) == drawn.subviews.map(\.kind)
    }
    #expect((40...200).contains(quiet))
  }

  @Test func `random numbers are those of SplitMix64`() {
    var source = RandomSource(seed: 1_234_567)
    #expect(
      (0..<5).map { _ in source.next() } == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `ranges are drawn from end to end`() {
    var source = RandomSource(seed: 3)
    #expect(Set((0..<200).map { _ in source.int(in: -2...2) }) == Set(-2...2))
    #expect((0..<100).allSatisfy { _ in source.int(in: 7...7) == 7 })
    #expect(source.element(of: [Int]()) == nil)
    #expect(Set((0..<100).map { _ in source.int(in: Int.min...Int.max) }).count == 100)
    #expect((0..<100).allSatisfy { _ in source.chance(100) && !source.chance(0) })
  }
}
