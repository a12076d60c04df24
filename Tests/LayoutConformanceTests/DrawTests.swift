import LayoutAPI
import LayoutConformanceTestSupport
import LayoutEngine
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

  private final class Reference: Sendable {}
  private struct Holder { var reference: Reference? }
  private enum Payload { case none, closure(@Sendable () -> Void), size(Double) }

  /// The labels by which a case keeps elements, in their order.
  private func labels<T>(_ elements: [T]) -> [String] {
    elements.indices.map { index in
      let share = UInt16(0xFFFF * index / max(elements.count - 1, 1))
      var draw = Draw(at: { _, _ in .share(share) })
      _ = draw.element("a", of: elements)
      return draw.configuration["a"]?.description ?? ""
    }
  }

  @Test func `what no other process describes in the same way is kept by its number`() {
    #expect(labels([Reference(), Reference()]) == ["#0", "#1"])
    #expect(labels([Holder(reference: Reference()), Holder()]) == ["#0", "#1"])
    #expect(labels([{ 1 }, { 2 }]) == ["#0", "#1"])
    #expect(labels([Payload.none, .closure {}]) == ["#0", "#1"])
    #expect(labels([AnyLayout(HStackLayout()), AnyLayout(VStackLayout())]) == ["#0", "#1"])
    #expect(labels([HStackLayout(), HStackLayout(spacing: 1)] as [any Layout]) == ["#0", "#1"])
    #expect(labels([Set(["a", "b"]), Set(["a"])]) == ["#0", "#1"])
    #expect(labels(["two\nlines"[...], "#1"]) == ["#0", "#1"])
  }

  @Test func `what can be read is kept as it is`() {
    #expect(labels(["#1", "#0", "two\nlines"]) == ["#1", "#0", "two\nlines"])
    #expect(labels([1.5, 2]) == ["1.5", "2.0"])
    #expect(labels([Edge.leading, .trailing]) == ["leading", "trailing"])
    #expect(labels([Payload.none, .size(2)]) == ["none", "size(2.0)"])
    #expect(labels([[1, 2], []]) == ["[1, 2]", "[]"])
    #expect(labels([nil, 3]) == ["nil", "Optional(3)"])
    #expect(labels([Int.self, String.self] as [Any.Type]) == ["Int", "String"])
  }

  @Test func `a number finds its element again, and so does an old description`() {
    let elements = [AnyLayout(HStackLayout()), AnyLayout(VStackLayout())]
    func drawn(_ label: String) -> (index: Int?, misfits: [String: String]) {
      var draw = Draw(replaying: ["inner": .text(label)])
      let drawn = "\(draw.element("inner", of: elements))"
      return (elements.firstIndex { "\($0)" == drawn }, draw.misfits)
    }
    #expect(drawn("#1").index == 1)
    #expect(drawn("\(elements[1])").index == 1)
    for label in ["#2", "#-1", "#", "other"] {
      #expect(drawn(label).misfits == ["inner": "one of #0, #1"])
    }
  }

  @Test func `named elements are kept by their names`() {
    var draw = Draw(replaying: ["inner": .text("VStackLayout()")])
    let elements: [(name: String, value: AnyLayout)] = [
      ("HStackLayout()", AnyLayout(HStackLayout())), ("VStackLayout()", AnyLayout(VStackLayout())),
    ]
    #expect("\(draw.element("inner", named: elements))" == "\(elements[1].value)")
    #expect(draw.misfits.isEmpty)
  }

  @Test func `layout values that cannot be described are kept by their numbers, and fit`() {
    struct Key: LayoutValueKey { static let defaultValue: Reference? = nil }
    let value = LayoutValue(Key.self, named: "key", of: [nil, Reference(), Reference()])
    #expect(value.choices == [.text("#0"), .text("#1"), .text("#2")])
    let subject = Subject("Row", values: [value]) { _ in HStackLayout() }
    func misfits(_ label: String) -> [String] {
      subject.misfits(of: LayoutCase([.rigid(1, 1).value("key", .text(label))])).map(\.expected)
    }
    #expect(misfits("#2").isEmpty)
    #expect(misfits("#3") == ["one of #0, #1, #2"])
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

/// Parameters with a default, and the numbers of a layout's source.
@Suite struct DefaultDrawTests {
  private static func values(_ draw: inout Draw) -> [String] {
    [
      "\(draw.length("a", in: 0...24, default: 40))", "\(draw.int("b", in: 1...3, default: -1))",
      "\(draw.bool("c", default: true))", "\(draw.length("d", in: 0...9, default: .infinity))",
      draw.default("e", "own") { $0.element("e", of: ["x", "y"]) },
      "\(draw.optional("f", defaultIsNil: false) { $0.int("f", in: 1...3, default: 2) } ?? 0)",
      draw.default("g", "0 0") { "\($0.int("g.x", in: 1...3)) \($0.int("g.y", in: 1...3))" },
    ]
  }

  private static let defaults = ["40.0", "-1", "true", "inf", "own", "2", "0 0"]

  @Test func `an empty configuration gives the defaults`() {
    var draw = Draw(replaying: [:])
    #expect(Self.values(&draw) == Self.defaults)
    #expect(draw.misfits.isEmpty)
  }

  @Test func `a default comes in half of the draws, and what was drawn is drawn again`() {
    var kept = Array(repeating: 0, count: Self.defaults.count)
    for seed in 0..<400 as Range<UInt64> {
      var first = Draw(from: RandomSource(seed: seed))
      let drawn = Self.values(&first)
      for index in kept.indices where drawn[index] == Self.defaults[index] { kept[index] += 1 }
      var second = Draw(replaying: first.configuration)
      #expect(Self.values(&second) == drawn)
      #expect(second.configuration == first.configuration)
      #expect(second.misfits.isEmpty)
    }
    // A truth value is its default as often as not, and the optional one is nil in half of the draws.
    #expect(
      kept.enumerated().allSatisfy { ($0.offset == 5 ? 60...220 : 160...280).contains($0.element) })
  }

  @Test func `numbers near those of the source are drawn now and then`() {
    let constants = SourceConstants(numbers: [375])
    var near = 0
    for seed in 0..<1000 as Range<UInt64> {
      var draw = Draw(from: RandomSource(seed: seed), constants: constants)
      let drawn = draw.length("a", in: 0...1000)
      if [375, 376, 374, 375.5, 374.5, 187.5, 750].contains(drawn) { near += 1 }
    }
    #expect((70...200).contains(near))
    var draw = Draw(from: RandomSource(seed: 1), constants: constants)
    #expect((0...9).contains(draw.length("a", in: 0...9)))
  }

  @Test func `numbers outside of the range are values if they are named`() {
    var draw = Draw(replaying: ["a": .number(31), "b": .number(31)])
    #expect(draw.int("a", in: 1...8, or: [30, 31]) == 31)
    #expect(draw.int("b", in: 1...8) == 1)
    #expect(draw.misfits.keys.sorted() == ["b"])
  }

  @Test func `an initialiser is kept by its name`() {
    var draw = Draw(replaying: ["init": .text("init(b:)")])
    #expect(draw.initializer(["init(a:)", "init(b:)"]) == 1)
    #expect(draw.sources == ["init": ""])
  }

  @Test func `a least length is not drawn above the greatest`() {
    let subject = Subject("Ranged") { draw in
      _ = draw.length("minWidth", in: 0...100)
      _ = draw.length("maxWidth", in: 0...100)
      _ = draw.int("columnsMaximum", in: 1...9)
      _ = draw.int("columnsMinimum", in: 1...9)
      return ZeroLayout()
    }
    let drawn = (0..<300 as Range<UInt64>).map {
      subject.configuration(from: RandomSource(seed: $0))
    }
    func number(_ name: String, _ values: Configuration) -> Double {
      if case .number(let number)? = values[name] { number } else { .nan }
    }
    for values in drawn {
      #expect(number("minWidth", values) <= number("maxWidth", values))
      #expect(number("columnsMinimum", values) <= number("columnsMaximum", values))
    }
    #expect(drawn.contains { number("minWidth", $0) < number("maxWidth", $0) })
    #expect(Set(drawn.map { number("maxWidth", $0) }).count > 20)
    // A case that has them otherwise keeps them.
    let odd: Configuration = ["minWidth": .number(9), "maxWidth": .number(3)]
    #expect(subject.completed(odd)["maxWidth"] == .number(3))
  }

  @Test(arguments: [
    ("min", "max"), ("minWidth", "maxWidth"), ("minimum", "maximum"), ("lowerBound", "upperBound"),
    ("widthMin", "widthMax"),
  ])
  func `both ends of a range know each other`(low: String, high: String) throws {
    let upper = try #require(ParameterNames.otherEnd(of: low))
    let lower = try #require(ParameterNames.otherEnd(of: high))
    #expect((upper.name, upper.isLower) == (high, true))
    #expect((lower.name, lower.isLower) == (low, false))
    for other in ["minor", "mostly", "maxim", "spacing", "lowercase"] {
      #expect(ParameterNames.otherEnd(of: other) == nil)
    }
  }
}
