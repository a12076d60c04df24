import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// The cases of a scope: all there, each once, the smallest first.
@Suite struct ExhaustiveCasesTests {
  private static func cases(
    _ name: String, scope: Int, counts: SubviewCounts = .any
  ) throws -> ExhaustiveCases {
    ExhaustiveCases(for: try specimen(name), counts: counts, scope: scope)
  }

  @Test(arguments: [
    ("Diagonal", 1, 8016), ("Diagonal", 2, 117_936), ("Diagonal", 3, 449_040),
    ("Flow", 2, 155_424), ("UniformGrid", 2, 230_400), ("WeightedRow", 2, 195_264),
  ])
  func `a scope has a known number of cases`(name: String, scope: Int, count: Int) throws {
    #expect(try Self.cases(name, scope: scope).count == count)
  }

  @Test(arguments: [("Flow", 1), ("WeightedRow", 1), ("Diagonal", 2)])
  func `no case comes twice`(name: String, scope: Int) throws {
    let cases = try Self.cases(name, scope: scope)
    let count = try #require(cases.count)
    var seen: Set<LayoutCase> = []
    seen.reserveCapacity(count)
    for index in 0..<count { seen.insert(cases.layoutCase(index)) }
    #expect(seen.count == count)
  }

  @Test(arguments: ["Flow", "WeightedRow"])
  func `the smallest cases come first`(name: String) throws {
    let cases = try Self.cases(name, scope: 2)
    var (subviews, last) = (0, CaseMeasure(cases.layoutCase(0)))
    var blocks = 0
    for index in 0..<(try #require(cases.count)) {
      let layoutCase = cases.layoutCase(index)
      #expect(layoutCase.subviews.count >= subviews)
      subviews = layoutCase.subviews.count
      // The simplest case of each block opens it.
      guard layoutCase.proposal == .unspecified, layoutCase.origin == .zero,
        layoutCase.direction == .leftToRight
      else {
        if index % 16 == 0 { #expect(last < CaseMeasure(layoutCase)) }
        continue
      }
      let measure = CaseMeasure(layoutCase)
      #expect(!(measure < last))
      last = measure
      blocks += 1
    }
    #expect(blocks > 100)
  }

  @Test func `every pair of kinds of offers comes, with each origin and direction`() throws {
    struct Choice: Hashable {
      let width, height: String
      let isAtZero: Bool
      let direction: LayoutDirection
    }
    func kind(_ length: CGFloat?) -> String {
      guard let length else { return "nil" }
      return length == 0 ? "0" : length.isFinite ? "finite" : "infinite"
    }
    for count in [0, 1, 2] {
      let cases = try Self.cases("Flow", scope: 2, counts: .exactly(count))
      var choices: Set<Choice> = []
      for index in 0..<(try #require(cases.count)) {
        let layoutCase = cases.layoutCase(index)
        #expect(layoutCase.subviews.count == count)
        choices.insert(
          Choice(
            width: kind(layoutCase.proposal.width), height: kind(layoutCase.proposal.height),
            isAtZero: layoutCase.origin == .zero, direction: layoutCase.direction))
      }
      #expect(choices.count == 4 * 4 * 2 * 2)
    }
  }

  @Test func `offers fit the content exactly, and miss it by a quarter`() throws {
    let cases = try Self.cases("Flow", scope: 2, counts: .exactly(2))
    var widths: Set<CGFloat?> = []
    for index in 0..<(try #require(cases.count)) {
      let layoutCase = cases.layoutCase(index)
      let isWanted =
        layoutCase.subviews == [.rigid(12, 3), .rigid(4, 20)]
        && layoutCase.configuration == ["spacing": .number(12)]
      if isWanted { widths.insert(layoutCase.proposal.width) }
    }
    #expect(widths == [nil, 0, 11.75, 12, 27.75, 28, 28.25, .infinity])
  }

  @Test func `histories and updates are among the cases`() throws {
    let cases = try Self.cases("UniformGrid", scope: 1)
    let all = (0..<(try #require(cases.count))).map { cases.layoutCase($0) }
    #expect(Set(all.map(\.script)).count == 4)
    #expect(all.contains { $0.before?.subviews == [] })
    #expect(all.contains { $0.before?.subviews == [.rigid(5, 7)] && $0.subviews.isEmpty })
    #expect(all.contains { $0.before?.configuration != nil })
    let subject = try specimen("UniformGrid")
    #expect(all.allSatisfy { subject.misfits(of: $0.configuration).isEmpty })
  }

  @Test func `the simplest and the middle values of the parameters come, each with the others`() {
    let subject = Subject("Any") { draw in
      _ = draw.optional("limit") { $0.int("limit", in: 1...9) }
      _ = draw.bool("isTight")
      _ = draw.element("edge", of: ["top", "bottom"])
      _ = draw.int("offset", in: -4...4)
      _ = draw.length("spacing", in: 0...24)
      return ZeroLayout()
    }
    let scenes = ExhaustiveScope(for: subject).scenes
    let simplest: Configuration = [
      "limit": .null, "isTight": .bool(false), "edge": .text("top"), "offset": .number(0),
      "spacing": .number(0),
    ]
    let middle: Configuration = [
      "limit": .number(5), "isTight": .bool(true), "edge": .text("bottom"), "offset": .number(4),
      "spacing": .number(12),
    ]
    #expect(scenes.first?.configuration == simplest)
    for name in simplest.keys {
      var one = simplest
      one[name] = middle[name]
      #expect(scenes.contains { $0.configuration == one && $0.script.isEmpty }, "\(name)")
      #expect(scenes.contains { $0.configuration == one && $0.earlier == simplest }, "\(name)")
    }
    #expect(scenes.contains { $0.configuration == middle && !$0.script.isEmpty })
  }

  @Test func `PLACE-05 the first case that fails is a small one`() throws {
    let subject = try specimen("RowAtZero")
    let rule = try #require(RuleCatalogue.rule("PLACE-05"))
    let cases = ExhaustiveCases(for: subject, counts: .any, scope: 2)
    let first = (0..<(try #require(cases.count))).lazy.map { cases.layoutCase($0) }
      .first { if case .violated = rule.judge($0, of: subject) { true } else { false } }
    let found = try #require(first)
    #expect(found.subviews == [.rigid(0, 0)])
    #expect(found.proposal == .unspecified)
    #expect(found.configuration == ["spacing": .number(0)])
    #expect(found.before == nil && found.script.isEmpty)
  }

  @Test func `one subview of two at most carries what a parent may read`() throws {
    for (scope, isThere) in [(1, true), (2, true), (3, false)] {
      let cases = try Self.cases("Diagonal", scope: scope, counts: .exactly(scope))
      var carrying: Set<Int> = []
      for index in stride(from: 0, to: try #require(cases.count), by: 7) {
        carrying.insert(
          cases.layoutCase(index).subviews.count {
            $0.priority != 0 || !$0.guides.isEmpty || !$0.spacing.isEmpty
          })
      }
      #expect(carrying == (isThere ? [0, 1] : [0]), "\(scope)")
    }
  }
}
