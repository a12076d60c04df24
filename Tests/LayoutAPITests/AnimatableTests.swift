import LayoutAPI
import Testing

@Suite struct AnimatableTests {
  private struct Still: Animatable {}

  private struct Moving: Animatable {
    var first: CGFloat
    var second: Double
    var animatableData: AnimatablePair<CGFloat, Double> {
      get { AnimatablePair(first, second) }
      set { (first, second) = (newValue.first, newValue.second) }
    }
  }

  private func between<A: Animatable>(_ start: A, _ end: A, _ amount: Double) -> A {
    var result = start
    result.animatableData.interpolate(towards: end.animatableData, amount: amount)
    return result
  }

  @Test func `a type without animatable data animates nothing`() {
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(Still.AnimatableData.self == EmptyAnimatableData.self)
    #expect(still.animatableData.magnitudeSquared == 0)
    #expect(still.animatableData == .zero)
  }

  @Test func `a type's own animatable data is inferred`() {
    let result = between(Moving(first: 1, second: 10), Moving(first: 3, second: -10), 0.25)
    #expect(result.first == 1.5)
    #expect(result.second == 5)
  }

  @Test func `numbers interpolate, and beyond the ends too`() {
    #expect(between(2.0, 6.0, 0.5) == 4)
    #expect(between(2.0, 6.0, 0) == 2)
    #expect(between(2.0, 6.0, 1) == 6)
    #expect(between(2.0, 6.0, 1.5) == 8)
    #expect(between(CGFloat(2), 6, -0.5) == 0)
    #expect(between(Float(2), 6, 0.25) == 3)
    #expect(3.0.scaled(by: 2) == 6)
    #expect(CGFloat(3).magnitudeSquared == 9)
    #expect(Float(-3).magnitudeSquared == 9)
  }

  @Test func `pairs work vector by vector`() {
    let pair = AnimatablePair(CGFloat(1), AnimatablePair(2.0, Float(3)))
    #expect(pair.magnitudeSquared == 14)
    #expect(pair.scaled(by: 2) == AnimatablePair(2, AnimatablePair(4, 6)))
    #expect(pair + pair == pair.scaled(by: 2))
    #expect(pair - pair == .zero)
    #expect(
      pair.interpolated(towards: .zero, amount: 0.5)
        == AnimatablePair(0.5, AnimatablePair(1, 1.5)))
  }

  @Test func `geometry interpolates component by component`() {
    #expect(
      between(CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 20), 0.5) == CGPoint(x: 5, y: 15))
    #expect(
      between(CGSize(width: 0, height: 10), CGSize(width: 10, height: 20), 0.5)
        == CGSize(width: 5, height: 15))
    #expect(
      between(
        CGRect(x: 0, y: 4, width: 8, height: 16), CGRect(x: 4, y: 8, width: 16, height: 32), 0.25)
        == CGRect(x: 1, y: 5, width: 10, height: 20))
    #expect(between(UnitPoint.top, .bottomTrailing, 0.5) == UnitPoint(x: 0.75, y: 0.5))
    #expect(between(Angle(radians: 1), Angle(radians: 3), 0.5) == Angle(radians: 2))
    #expect(
      between(
        EdgeInsets(), EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8), 0.5)
        == EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }
}
