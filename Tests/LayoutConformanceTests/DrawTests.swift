import LayoutAPI
import Testing

@testable import LayoutConformance

/// What factories draw their parameters from.
@Suite struct DrawTests {
  @Test func `an empty configuration gives the simplest values`() {
    var draw = Draw(replaying: [:])
    #expect(draw.length("a", in: 2...5) == 2)
    #expect(draw.number("b", in: -5 ... -1) == -1)
    #expect(draw.number("c", in: -5...5) == 0)
    #expect(draw.int("d", in: 1...9) == 1)
    #expect(draw.bool("e") == false)
    #expect(draw.element("f", of: ["x", "y"]) == "x")
    let nothing = draw.optional("g") { $0.int("g", in: 1...3) }
    #expect(nothing == nil)
    #expect(
      draw.configuration == [
        "a": .number(2), "b": .number(-1), "c": .number(0), "d": .number(1), "e": .bool(false),
        "f": .text("x"), "g": .null,
      ])
    #expect(draw.misfits.isEmpty)
  }

  @Test func `what was drawn is drawn again`() {
    func values(_ draw: inout Draw) -> [String] {
      [
        "\(draw.length("a", in: 0...24))", "\(draw.int("b", in: -3...3))", "\(draw.bool("c"))",
        draw.element("d", of: ["x", "y", "z"]),
        "\(String(describing: draw.optional("e") { $0.int("e", in: 1...3) }))",
      ]
    }
    for seed in 0..<100 as Range<UInt64> {
      var first = Draw(from: RandomSource(seed: seed))
      let drawn = values(&first)
      var second = Draw(replaying: first.configuration)
      #expect(values(&second) == drawn)
      #expect(second.configuration == first.configuration)
      #expect(second.misfits.isEmpty)
    }
  }

  @Test func `a value that does not fit gives the simplest one and is noted`() {
    var draw = Draw(replaying: [
      "number": .number(30), "int": .number(1.5), "bool": .text("yes"), "edge": .text("left"),
    ])
    #expect(draw.number("number", in: 0...24) == 0)
    #expect(draw.int("int", in: 0...3) == 0)
    #expect(draw.bool("bool") == false)
    #expect(draw.element("edge", of: ["top", "bottom"]) == "top")
    #expect(
      draw.misfits == [
        "number": "a number in 0…24", "int": "a whole number in 0…3", "bool": "true or false",
        "edge": "one of top, bottom",
      ])
  }

  @Test func `elements that look alike are told apart by their position`() {
    var draw = Draw(replaying: ["a": .text("1: x")])
    #expect(draw.element("a", of: ["x", "x", "y"]) == "x")
    #expect(draw.configuration == ["a": .text("1: x")])
    #expect(draw.misfits.isEmpty)
  }

  @Test func `numbers are drawn from the grid of quarters, ends included`() {
    var seen: Set<Double> = []
    for seed in 0..<500 as Range<UInt64> {
      var draw = Draw(from: RandomSource(seed: seed))
      let number = draw.number("a", in: 0.5...3)
      #expect((0.5...3).contains(number))
      #expect(number * 4 == (number * 4).rounded())
      seen.insert(number)
    }
    #expect(seen.count == 11)
  }

  @Test(arguments: [0...0, 0.1...0.2, -1e300...1e300, -0.3 ... -0.3])
  func `no range traps`(_ range: ClosedRange<Double>) {
    for seed in 0..<50 as Range<UInt64> {
      var draw = Draw(from: RandomSource(seed: seed))
      #expect(range.contains(draw.number("a", in: range)))
    }
  }

  @Test func `layout values are kept by what they are`() {
    enum Side: Sendable { case left, right }
    struct SideKey: LayoutValueKey {
      static let defaultValue: Side? = nil
    }
    let value = LayoutValue(SideKey.self, named: "side", of: [nil, .left, .right])
    #expect(value.name == "side")
    #expect(value.choices == [.null, .text("left"), .text("right")])
    #expect(LayoutValue(Weight.self, in: 0...2).choices == [.number(0), .number(1), .number(2)])
    #expect(LayoutValue(Weight.self, in: 0...2).name == "Weight")
  }
}
