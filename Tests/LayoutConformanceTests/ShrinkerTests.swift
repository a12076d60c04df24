import LayoutAPI
import LayoutEngine
import Testing

@testable import LayoutConformance

/// How small a failing case becomes: the shrinking challenge, in layouts.
///
/// The failures are pure functions of a case, so that each has a smallest case that is known. They
/// follow https://github.com/jlink/shrinking-challenge.
@Suite struct ShrinkerTests {
  typealias Failure = @Sendable (LayoutCase) -> Bool

  private static let subject = Subject("Row") { _ in CentredResharing(spacing: 0) }

  /// The widths of the leaves of a case, whatever is around them.
  private static func widths(_ subviews: [ViewNode]) -> [CGFloat] {
    subviews.flatMap { subview -> [CGFloat] in
      guard let leaf = subview.leaf else { return widths(subview.children) }
      return [leaf.size(for: .unspecified).width]
    }
  }

  private static func widths(_ layoutCase: LayoutCase) -> [CGFloat] { widths(layoutCase.subviews) }

  private static func shrink(_ layoutCase: LayoutCase, _ fails: Failure) -> Shrinker.Result {
    Shrinker(for: subject, counts: .any).shrink(layoutCase, while: fails)
  }

  /// The first failing cases of each of fifty seeds.
  private static func failures(_ fails: Failure) throws -> [LayoutCase] {
    try (0..<50 as Range<UInt64>).map { seed in
      let failure = CaseGenerator(for: subject, counts: .any, seed: seed).first(where: fails)
      return try #require(failure)
    }
  }

  /// Checks that all failing cases end in the smallest one.
  private static func expect(
    _ smallest: LayoutCase, _ fails: Failure, at location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(fails(smallest), sourceLocation: location)
    var others: [LayoutCase: Int] = [:]
    for failure in try failures(fails) {
      let result = shrink(failure, fails)
      if result.layoutCase != smallest { others[result.layoutCase, default: 0] += 1 }
    }
    for (other, count) in others {
      Issue.record("\(count)× \(other.json)", sourceLocation: location)
    }
  }

  private static func row(_ widths: CGFloat...) -> LayoutCase {
    LayoutCase(widths.map { .rigid($0, 0) })
  }

  @Test func `bound, a sum of widths above a limit`() throws {
    try Self.expect(Self.row(101)) { Self.widths($0).reduce(0, +) > 100 }
  }

  @Test func `bound of two, each below the limit`() throws {
    try Self.expect(Self.row(1, 100)) { layoutCase in
      let widths = Self.widths(layoutCase)
      return widths.allSatisfy { $0 <= 100 } && widths.reduce(0, +) > 100
    }
  }

  @Test func `length, at least so many subviews`() throws {
    try Self.expect(Self.row(0, 0, 0, 0, 0)) { $0.subviews.count >= 5 }
  }

  @Test func `length, one wide subview in a row`() throws {
    try Self.expect(Self.row(90)) { Self.widths($0).contains { $0 >= 90 } }
  }

  /// How far the offered width is from that of the first subview, both at least ten points.
  private static func difference(_ layoutCase: LayoutCase) -> CGFloat? {
    guard let width = layoutCase.proposal.width, width.isFinite,
      let first = layoutCase.subviews.first,
      let leaf = first.leaf
    else { return nil }
    let own = leaf.size(for: .unspecified).width
    return width >= 10 && own >= 10 ? abs(width - own) : nil
  }

  private static func offered(_ width: CGFloat, to subview: CGFloat) -> LayoutCase {
    row(subview).offering(Proposal(width: width, height: nil))
  }

  @Test func `difference of nothing`() throws {
    try Self.expect(Self.offered(10, to: 10)) { Self.difference($0) == 0 }
  }

  @Test func `small difference`() throws {
    try Self.expect(Self.offered(11, to: 10)) { layoutCase in
      Self.difference(layoutCase).map { (1...4).contains($0) } ?? false
    }
  }

  @Test func `difference of one`() throws {
    try Self.expect(Self.offered(11, to: 10)) { Self.difference($0) == 1 }
  }

  @Test func `deletion, two subviews that are the same`() throws {
    try Self.expect(Self.row(0, 0)) { Set($0.subviews).count < $0.subviews.count }
  }

  @Test func `coupling, a width that is the position of a sibling`() throws {
    try Self.expect(Self.row(1, 0)) { layoutCase in
      let widths = Self.widths(layoutCase)
      return widths.indices.contains { index in
        guard let other = Int(exactly: widths[index]), widths.indices.contains(other) else {
          return false
        }
        return other != index && widths[other] == CGFloat(index)
      }
    }
  }

  @Test func `nested lists, ten leaves wherever they are`() throws {
    try Self.expect(LayoutCase(Array(repeating: .rigid(0, 0), count: 10))) {
      Self.widths($0).count >= 10
    }
  }

  @Test func `distinct, three widths`() throws {
    try Self.expect(Self.row(0, 1, 2)) { Set(Self.widths($0)).count >= 3 }
  }

  @Test func `reverse, widths that differ from back to front`() throws {
    try Self.expect(Self.row(0, 1)) { layoutCase in
      let widths = Self.widths(layoutCase)
      return widths != widths.reversed()
    }
  }

  @Test func `union, five lengths over all subviews`() throws {
    try Self.expect(LayoutCase([.rigid(0, 0), .rigid(1, 2), .rigid(3, 4)])) { layoutCase in
      let lengths = layoutCase.subviews.flatMap { subview -> [CGFloat] in
        guard let size = subview.leaf?.size(for: .unspecified) else { return [] }
        return [size.width, size.height]
      }
      return Set(lengths).count >= 5
    }
  }

  @Test(arguments: [2.75, 3.5, 2.1, 17.25, 1e17] as [CGFloat])
  func `a number that cannot be lowered stays`(_ number: CGFloat) {
    let result = Self.shrink(Self.row(number)) { Self.widths($0) == [number] }
    #expect(result.layoutCase == Self.row(number))
    #expect(!result.isExhausted)
  }

  @Test func `what a case holds besides is taken away`() throws {
    try Self.expect(LayoutCase([.rigid(0, 0)])) { !$0.subviews.isEmpty }
    try Self.expect(LayoutCase(origin: CGPoint(x: 0, y: 3))) { $0.origin.y >= 3 }
    try Self.expect(LayoutCase(direction: .rightToLeft)) { $0.direction == .rightToLeft }
    try Self.expect(LayoutCase(script: [.size(.unspecified), .size(.unspecified)])) {
      $0.script.count >= 2
    }
    try Self.expect(LayoutCase(proposal: Proposal(width: .infinity, height: nil))) {
      $0.proposal.width == .infinity
    }
  }

  @Test func `what an earlier call offers becomes the case's own offer`() throws {
    try Self.expect(LayoutCase(proposal: Proposal(width: 3, height: nil))) { layoutCase in
      let offers = [layoutCase.proposal] + layoutCase.script.compactMap(\.proposal)
      return offers.contains { offer in offer.width.map { $0.isFinite && $0 >= 3 } ?? false }
    }
  }

  @Test(arguments: [2, 3])
  func `calls that one alone cannot be taken away from go together`(_ number: Int) throws {
    let calls = [LayoutCase.ScriptStep](repeating: .size(.unspecified), count: number)
    try Self.expect(LayoutCase(script: calls)) {
      !$0.script.isEmpty && $0.script.count % number == 0
    }
  }

  @Test func `neighbours are merged with the gap between them`() {
    let result = Self.shrink(Self.row(40, 52)) { layoutCase in
      let widths = Self.widths(layoutCase)
      return widths.reduce(0, +) + 8 * CGFloat(widths.count - 1) == 100
    }
    #expect(result.layoutCase == Self.row(100))
  }

  @Test func `negative numbers go up one at a time`() {
    func guided(_ position: CGFloat) -> LayoutCase {
      LayoutCase([ViewNode.rigid(0, 0).with { $0.guides["leading"] = position }])
    }
    let result = Self.shrink(guided(-30)) { layoutCase in
      layoutCase.subviews.contains { ($0.guides["leading"] ?? 0) <= -5 }
    }
    #expect(result.layoutCase == guided(-5))
  }

  @Test func `a small number below some that do not fail is found`() {
    let result = Self.shrink(Self.row(100)) { layoutCase in
      Self.widths(layoutCase).contains { $0 >= 20 || $0 == 3 }
    }
    #expect(result.layoutCase == Self.row(3))
  }

  @Test func `updates go one by one, with what they did or without`() {
    let three = LayoutCase(
      [.rigid(1, 0)],
      before: [
        .init(subviews: [.rigid(5, 0)]), .init(subviews: [.rigid(2, 0), .rigid(2, 0)]), .init(),
      ])
    let wide = Self.shrink(three) { layoutCase in
      ([layoutCase.subviews] + layoutCase.states.compactMap(\.subviews))
        .contains { list in Self.widths(list).contains { $0 >= 5 } }
    }
    #expect(wide.layoutCase == Self.row(5))
    let twice = Self.shrink(three) { $0.states.count > 1 }
    #expect(twice.layoutCase == LayoutCase(before: [.init(), .init()]))
  }

  @Test func `a case that stops at an update has what the updates before it left`() {
    let two = LayoutCase(
      [.rigid(1, 0)], configuration: ["spacing": .number(1)],
      before: [.init(configuration: ["spacing": .number(2)]), .init(subviews: [.rigid(2, 0)])])
    #expect(
      two.stopping(at: 1)
        == LayoutCase(
          [.rigid(2, 0)], configuration: ["spacing": .number(1)],
          before: [.init(subviews: [.rigid(1, 0)], configuration: ["spacing": .number(2)])]))
    #expect(
      two.stopping(at: 0) == LayoutCase([.rigid(1, 0)], configuration: ["spacing": .number(2)]))
  }
}
