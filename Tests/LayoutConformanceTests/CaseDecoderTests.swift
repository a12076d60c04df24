import LayoutAPI
import LayoutConformanceTestSupport
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// Cases made of bytes: any bytes are a case, and small changes stay small.
@Suite struct CaseDecoderTests {
  private static let weighted = Subject(
    "Weighted", values: [LayoutValue(DecodedWeight.self, in: 0...3)]
  ) { draw in
    _ = draw.element("edge", of: ["top", "bottom"])
    _ = draw.optional("limit") { $0.int("limit", in: 1...9) }
    _ = draw.length("spacing", in: 0...24)
    return ZeroLayout()
  }

  private static func random(_ source: inout RandomSource) -> [UInt8] {
    let count = source.int(in: 0...(source.chance(10) ? 700 : 90))
    // Bytes of a few values meet the edges of the fields more often.
    let isCoarse = source.chance(30)
    return (0..<count).map { _ in
      let byte = UInt8(truncatingIfNeeded: source.next())
      return isCoarse ? [0, 1, 0x7F, 0x80, 0xC7, 0xFF][Int(byte) % 6] : byte
    }
  }

  /// Whether a case is one that its subject can be asked.
  private static func isValid(_ layoutCase: LayoutCase, _ subject: Subject, _ counts: SubviewCounts)
    -> Bool
  {
    func isValid(_ spec: ViewNode) -> Bool {
      if case .nested(let children) = spec.kind, !counts.contains(children.count) { return false }
      return spec.children.allSatisfy(isValid)
    }
    return layoutCase.numbers.allSatisfy { $0 >= 0 || $0 == -1 }
      && counts.contains(layoutCase.subviews.count)
      && counts.contains(layoutCase.before?.subviews?.count ?? layoutCase.subviews.count)
      && layoutCase.subviews.allSatisfy(isValid)
      && subject.misfits(of: layoutCase.configuration).isEmpty
      && subject.misfits(of: layoutCase.before?.configuration ?? [:]).isEmpty
  }

  @Test(arguments: [SubviewCounts.any, .exactly(0), .exactly(3), SubviewCounts(2...5)])
  func `any bytes become a case that the subject can be asked`(counts: SubviewCounts) throws {
    let decoder = CaseDecoder(for: Self.weighted, counts: counts)
    var source = RandomSource(seed: 7)
    for _ in 0..<2000 {
      let bytes = Self.random(&source)
      let layoutCase = decoder.layoutCase(bytes)
      #expect(Self.isValid(layoutCase, Self.weighted, counts), "\(bytes)")
    }
  }

  @Test(
    arguments: [
      [], [0], [0xFF], Array(repeating: 0, count: 100), Array(repeating: 0xFF, count: 2000),
      Array(repeating: 0x80, count: 19), Array(repeating: 0xC7, count: 1 << 16),
    ] as [[UInt8]])
  func `extreme bytes become a case, which its file keeps whole`(bytes: [UInt8]) throws {
    let layoutCase = CaseDecoder(for: Self.weighted, counts: .any).layoutCase(bytes)
    #expect(Self.isValid(layoutCase, Self.weighted, .any))
    #expect(layoutCase.subviews.reduce(0) { $0 + $1.count } <= CaseDecoder.limit)
    #expect(
      try LayoutCase(json: JSONValue(parsing: Data(layoutCase.json.description.utf8))) == layoutCase
    )
  }

  @Test func `no bytes are the simplest case`() {
    let layoutCase = CaseDecoder(for: Self.weighted, counts: .any).layoutCase([])
    #expect(layoutCase == LayoutCase([], configuration: Self.weighted.completed([:])))
    let three = CaseDecoder(for: Self.weighted, counts: .exactly(3)).layoutCase([])
    #expect(three.subviews == Array(repeating: .rigid(0, 0), count: 3))
  }

  @Test func `a byte at the end changes nothing but the last subview`() {
    let decoder = CaseDecoder(for: Self.weighted, counts: .any)
    var source = RandomSource(seed: 3)
    for _ in 0..<300 {
      var bytes = Self.random(&source) + Array(repeating: 1, count: 60)
      // Rigid subviews only: one that is a container changes with its children.
      for index in stride(from: 32, to: bytes.count, by: 8) { bytes[index] = 0 }
      let layoutCase = decoder.layoutCase(bytes)
      var longer = decoder.layoutCase(bytes + [0, 9, 9])
      let changed = zip(layoutCase.subviews, longer.subviews).filter { $0 != $1 }.count
      #expect(changed <= 1)
      #expect((0...1).contains(longer.subviews.count - layoutCase.subviews.count))
      longer.subviews = layoutCase.subviews
      #expect(longer.configuration == layoutCase.configuration)
      #expect(longer.origin == layoutCase.origin)
    }
  }

  @Test func `every field has its byte`() {
    let decoder = CaseDecoder(for: Self.weighted, counts: .any)
    var bytes = [UInt8](repeating: 0, count: 20 + 4 * 3 + 2 * 8)
    func decoded(_ changes: KeyValuePairs<Int, UInt8>) -> LayoutCase {
      for (index, byte) in changes { bytes[index] = byte }
      return decoder.layoutCase(bytes)
    }
    #expect(decoded([0: 1]).direction == .rightToLeft)
    #expect(decoded([1: 2]).proposal == offer(.infinity, nil))
    #expect(decoded([3: 3, 4: 10]).proposal == offer(.infinity, 2.5))
    #expect(decoded([5: 3, 6: 4]).origin == CGPoint(x: -2, y: 2))
    #expect(decoded([0: 2, 8: 0, 9: 0]).script == [.size(.unspecified)])
    #expect(decoded([20: 0xFF]).configuration["edge"] == .text("bottom"))
    #expect(decoded([24: 0x80]).configuration["spacing"] == .number(12))
    #expect(decoded([33: 40, 34: 20]).subviews == [.rigid(10, 5), .rigid(0, 0)])
    #expect(decoded([41: 8, 42: 8]).subviews == [.rigid(10, 5), .rigid(2, 2)])
    #expect(decoded([39: 1]).subviews[0].values == ["DecodedWeight": .number(1)])
    // The offer that both just fit in, and one that is a quarter short of it.
    #expect(decoded([1: 4, 2: 4]).proposal == offer(24, 2.5))
    #expect(decoded([1: 4, 2: 6]).proposal == offer(23.75, 2.5))
    #expect(decoded([0: 8, 7: 2]).before?.subviews?.count == 1)
    #expect(decoded([0: 16, 30: 0x40]).before?.configuration?["spacing"] == .number(6))
  }
}

/// What a fuzz target does with an input.
@Suite struct FuzzTargetTests {
  @Test func `PLACE-05 an input that breaks a rule is a finding, others are not`() throws {
    let target = FuzzTarget(try specimen("RowAtZero"))
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 2, 0, 0] + Array(repeating: 0, count: 16) + [0, 4, 4]
    let finding = try #require(target.finding(in: bytes))
    #expect(finding.rule.id == "PLACE-05")
    #expect(target.finding(in: [0]) == nil)
    #expect(target.run([0]) == 0)
    let text = target.text(of: finding)
    #expect(text.hasPrefix("'RowAtZero' put subview 0 at 0, 0 with bounds at 1, 0 and at 0, 0"))
    #expect(text.contains("@Test func `PLACE-05 RowAtZero`() {"))
    #expect(
      text.contains("Case file: layout-conformance decode CRASH-FILE RowAtZero -o case.json\n"))
  }

  @Test func `PLACE-05 a target ends the process`() async throws {
    await #expect(processExitsWith: .failure) {
      _ = FuzzTarget(try specimen("RowAtZero"))
        .run([0, 0, 0, 0, 0, 2, 0, 0] + Array(repeating: 0, count: 16) + [0, 4, 4] as [UInt8])
    }
  }

  @Test func `exceptions and rules of many cases are left out`() {
    let subject = Subject("Row", exceptions: ["PLACE-05": "stands at zero by intent"]) { _ in
      ZeroLayout()
    }
    let target = FuzzTarget(subject, rules: RuleCatalogue.byDefault)
    #expect(!target.rules.contains { ["PLACE-05", "SIZE-06", "SIZE-07"].contains($0.id) })
    #expect(target.rules.count == RuleCatalogue.byDefault.count { $0.isOfDrawnCases } - 3)
    #expect(FuzzTarget(subject).rules.allSatisfy { $0.level == .required })
  }

  /// Those that say how many subviews they take, or take any: a target finds nothing out.
  private static let known = Gallery.conforming.filter { specimen in
    !specimen.needsIsolation
      && (specimen.subject.counts != nil || specimen.subject.observed().counts == .any)
  }

  @Test(arguments: known.map(\.subject.name))
  func `a layout that conforms keeps the rules in every input`(name: String) throws {
    let specimen = try #require(Gallery.conforming.first { $0.subject.name == name })
    let target = FuzzTarget(specimen.subject, rules: specimen.subject.rules)
    var source = RandomSource(seed: 11)
    for _ in 0..<60 {
      let bytes = (0..<source.int(in: 0...90)).map { _ in UInt8(truncatingIfNeeded: source.next()) }
      let finding = target.finding(in: bytes)
      #expect(finding == nil, "\(finding?.headline(of: name) ?? "") \(bytes)")
    }
  }
}

private struct DecodedWeight: LayoutValueKey {
  static let defaultValue = 1.0
}
