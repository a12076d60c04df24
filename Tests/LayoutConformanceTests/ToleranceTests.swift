import LayoutAPI
import Testing

@testable import LayoutConformance

/// When two lengths count as equal, and how they are written.
@Suite struct ToleranceTests {
  @Test(
    arguments: [
      (1, 1 + 1e-6), (0, -1e-6), (0, -0.0), (1e9, 1e9 + 1), (0.1 + 0.2, 0.3),
      (.infinity, .infinity),
    ] as [(CGFloat, CGFloat)])
  func `lengths within rounding are equal`(_ a: CGFloat, _ b: CGFloat) {
    #expect(isClose(a, b))
    #expect(isClose(b, a))
    #expect(isAtLeast(a, b))
    #expect(isAtLeast(b, a))
  }

  @Test(
    arguments: [
      (1, 1 + 3e-6), (1e9, 1e9 + 2.5), (-.infinity, .infinity), (1e300, .infinity), (10 - 1e-4, 10),
    ] as [(CGFloat, CGFloat)])
  func `lengths that differ by more are not`(_ less: CGFloat, _ more: CGFloat) {
    #expect(!isClose(less, more))
    #expect(!isClose(more, less))
    #expect(!isAtLeast(less, more))
    #expect(isAtLeast(more, less))
  }

  @Test(arguments: [0, 1, .infinity, .nan] as [CGFloat])
  func `NaN is equal to nothing`(_ length: CGFloat) {
    #expect(!isClose(.nan, length))
    #expect(!isClose(length, .nan))
    #expect(!isAtLeast(.nan, length))
    #expect(!isAtLeast(length, .nan))
  }

  @Test func `what two runs gave agrees within rounding, and NaN with NaN`() {
    let missing: CGFloat? = nil
    #expect(agree(CGFloat.nan, -.nan))
    #expect(agree(CGFloat(0.3), 0.1 + 0.2))
    #expect(agree(CGFloat.infinity, .infinity))
    for (one, other) in [(.nan, 0), (.infinity, -.infinity), (1, 1.001)] as [(CGFloat, CGFloat)] {
      #expect(!agree(one, other))
      #expect(!agree(other, one))
    }
    #expect(agree(missing, missing))
    for length: CGFloat? in [0, .nan, .infinity] {
      #expect(!agree(missing, length))
      #expect(!agree(length, missing))
    }
    #expect(CGSize(.nan, 1).agrees(with: CGSize(.nan, 1)))
    #expect(CGPoint(x: 1, y: CGFloat.nan).agrees(with: CGPoint(x: 1, y: -CGFloat.nan)))
  }

  @Test func `an offer of NaN is the same offer as another one`() {
    let odd = [
      offer(.nan, 1), offer(-.nan, 1), offer(1, .nan), offer(.nan, .nan), offer(nil, .nan),
    ]
    #expect(odd[0] == odd[1])
    #expect(Set(odd).count == 4)
    #expect(offer(.nan, nil) != offer(nil, nil))
    #expect(offer(0, nil) == offer(-0.0, nil))
    #expect(Set([offer(0, nil), offer(-0.0, nil)]).count == 1)
    // So a case that offers it is run once.
    let trial = Trial(LayoutCase([.color], proposal: odd[0]), of: .puppet())
    #expect(trial.baseline === trial.baseline)
  }

  @Test func `identical is bit for bit, but for NaN and the sign of zero`() {
    let (zero, missing): (CGFloat?, CGFloat?) = (0, nil)
    #expect(same(CGFloat.nan, -CGFloat.nan))
    #expect(same(CGFloat(0), -0.0))
    #expect(!same(CGFloat(0.3), 0.1 + 0.2))
    #expect(same(missing, missing))
    #expect(!same(missing, zero))
    #expect(!same(zero, missing))
    #expect(rect(0, .nan, 1, 1).isIdentical(to: rect(0, .nan, 1, 1)))
    #expect(!rect(0, 0, 1, 1).isIdentical(to: rect(0, 0, 1, 1 + 1e-12)))
  }

  @Test func `inside includes the edges, and repairs no negative size`() {
    let bounds = rect(0, 0, 10, 10)
    #expect(rect(0, 0, 10, 10).isInside(bounds))
    #expect(rect(10, 10, 0, 0).isInside(bounds))
    #expect(!rect(0, 0, 10, 10.001).isInside(bounds))
    #expect(!rect(-0.001, 0, 1, 1).isInside(bounds))
    #expect(!rect(0, .nan, 1, 1).isInside(bounds))
    #expect(!rect(0, 0, 1, 1).isInside(rect(0, 0, 1, -1)))
  }

  @Test func `negative and NaN lengths are invalid, infinite ones are not`() {
    #expect(CGSize(-1, 0).isInvalid)
    #expect(CGSize(0, .nan).isInvalid)
    #expect(!CGSize(-0.0, .infinity).isInvalid)
    #expect(!CGSize(0, .infinity).isFinite)
  }

  @Test func `lengths are written without a needless fraction`() {
    let lengths: [CGFloat] = [10, 0.25, -0.0, .infinity, -.infinity, .nan, -.nan, 1e16, 0.1 + 0.2]
    #expect(
      lengths.map(\.text) == [
        "10", "0.25", "0", "inf", "-inf", "nan", "nan", "1e+16", "0.30000000000000004",
      ])
    #expect(offer(nil, 20).description == "nil × 20")
    #expect(rect(1, 0, 20, 10).text == "1, 0, 20 × 10")
    #expect([0, 1, 2].map { counted($0, "subview") } == ["0 subviews", "1 subview", "2 subviews"])
  }
}
