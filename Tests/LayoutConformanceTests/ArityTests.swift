import LayoutAPI
import LayoutSpecimens
import Testing

@testable import LayoutConformance

/// How the number of subviews that a layout takes is found out.
@Suite struct ArityTests {
  private func answer(placed: Range<Int>, touched: Range<Int>) -> ArityProbe.Answer {
    ArityProbe.Answer(placed: Set(placed), touched: Set(touched))
  }

  @Test func `a layout that looks at its first subview only takes one`() {
    let answers = Dictionary(
      uniqueKeysWithValues: ArityProbe.counts.map { count in
        (count, answer(placed: 0..<min(1, count), touched: 0..<min(1, count)))
      })
    #expect(ArityProbe.arity(from: answers) == .exactly(1))
  }

  @Test func `a layout that traps unless it has two takes two`() {
    let answers = [2: answer(placed: 0..<2, touched: 0..<2)]
    #expect(ArityProbe.arity(from: answers, refused: [1, 3, 5]) == .exactly(2))
  }

  @Test(arguments: [[], [1], [1, 3], [3, 5]] as [Set<Int>])
  func `a layout that hangs, exits or crashes with other numbers does not refuse them`(
    refused: Set<Int>
  ) {
    for count in [1, 2] {
      let answers = [count: answer(placed: 0..<count, touched: 0..<count)]
      #expect(ArityProbe.arity(from: answers, refused: refused) == .any)
    }
  }

  @Test func `a layout that measures all and places one is at fault`() {
    let answers = Dictionary(
      uniqueKeysWithValues: ArityProbe.counts.map { count in
        (count, answer(placed: 0..<min(1, count), touched: 0..<count))
      })
    #expect(ArityProbe.arity(from: answers) == .any)
  }

  @Test func `a layout that traps without subviews takes any number`() {
    let counts = ArityProbe.counts.filter { $0 > 0 }
    let answers = Dictionary(
      uniqueKeysWithValues: counts.map { ($0, answer(placed: 0..<$0, touched: 0..<$0)) })
    #expect(ArityProbe.arity(from: answers) == .any)
    #expect(ArityProbe.arity(from: [:]) == .any)
  }

  @Test(
    arguments: Gallery.all.filter {
      !$0.needsIsolation && ($0.subject.arity ?? .any) == .any
    }.map(\.subject.name))
  func `no specimen is taken for a layout of one or two`(_ name: String) throws {
    let subject = try specimen(name)
    let answers = Dictionary(
      uniqueKeysWithValues: ArityProbe.counts.map {
        ($0, ArityProbe.answer(subject, count: $0))
      })
    #expect(ArityProbe.arity(from: answers) == .any)
  }

  @Test func `an answer names the subviews that were placed`() throws {
    let flow = try specimen("Flow")
    #expect(ArityProbe.answer(flow, count: 3) == answer(placed: 0..<3, touched: 0..<3))
    let forgetful = try specimen("FlowWithoutPlacement")
    #expect(ArityProbe.answer(forgetful, count: 3) == answer(placed: 0..<0, touched: 0..<3))
  }

  @Test func `an arity knows its numbers and is written in words`() {
    #expect(Arity(1...3).contains(3) && !Arity(1...3).contains(4))
    #expect(Arity(1...3).clamped(0) == 1 && Arity(1...3).clamped(9) == 3)
    #expect(
      [Arity.any, .exactly(1), Arity(1...Int.max), Arity(1...3)].map(\.description) == [
        "any", "exactly 1", "at least 1", "1 to 3",
      ])
  }
}
