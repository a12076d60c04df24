import LayoutAPI
import Testing

@Suite struct CGAffineTransformTests {
  private let skewed = CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: 5, ty: 6)
  private let point = CGPoint(x: 10, y: 20)

  @Test func `each initialiser makes its map`() {
    #expect(point.applying(CGAffineTransform(translationX: 1, y: 2)) == CGPoint(x: 11, y: 22))
    #expect(point.applying(CGAffineTransform(scaleX: 3, y: -1)) == CGPoint(x: 30, y: -20))
    #expect(point.applying(.identity) == point)
    #expect(point.applying(CGAffineTransform()) == .zero)
    #expect(point.applying(skewed) == CGPoint(x: 105, y: 76))
  }

  @Test func `a rotation turns the x axis towards the y axis`() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15)
    #expect(turned.y == 1)
    let half = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(half.b - 0.5) < 1e-15)
    #expect(half.a == half.d)
    #expect(half.c == -half.b)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
  }

  @Test func `concatenating does the other map afterwards`() {
    let moved = CGAffineTransform(translationX: 1, y: 2)
    let scaled = CGAffineTransform(scaleX: 3, y: 4)
    #expect(point.applying(moved.concatenating(scaled)) == CGPoint(x: 33, y: 88))
    #expect(point.applying(scaled.concatenating(moved)) == CGPoint(x: 31, y: 82))
    #expect(
      skewed.concatenating(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 7, ty: 8))
        == CGAffineTransform(a: 5, b: 8, c: 13, d: 20, tx: 30, ty: 42))
    #expect(skewed.concatenating(.identity) == skewed)
  }

  @Test func `the short forms put their map before this one`() {
    #expect(
      skewed.translatedBy(x: 1, y: 2)
        == CGAffineTransform(a: 2, b: 1, c: 4, d: 3, tx: 15, ty: 13))
    #expect(
      skewed.scaledBy(x: 2, y: 10) == CGAffineTransform(a: 4, b: 2, c: 40, d: 30, tx: 5, ty: 6))
    #expect(
      skewed.rotated(by: 1) == CGAffineTransform(rotationAngle: 1).concatenating(skewed))
    #expect(skewed.rotated(by: 0) == skewed)
  }

  @Test func `an inverse undoes its map`() {
    let inverse = skewed.inverted()
    #expect(inverse == CGAffineTransform(a: 1.5, b: -0.5, c: -2, d: 1, tx: 4.5, ty: -3.5))
    #expect(skewed.concatenating(inverse).isIdentity)
    #expect(inverse.concatenating(skewed).isIdentity)
  }

  @Test func `a map without inverse stays`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a size is moved by no translation`() {
    #expect(CGSize(width: 10, height: 20).applying(skewed) == CGSize(width: 100, height: 70))
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      rectangle.applying(CGAffineTransform(scaleX: -2, y: 1))
        == CGRect(x: -8, y: 2, width: 6, height: 4))
    #expect(rectangle.applying(skewed) == CGRect(x: 15, y: 13, width: 22, height: 15))
    #expect(
      rectangle.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
        == CGRect(x: -6, y: 1, width: 4, height: 3))
    #expect(rectangle.applying(.identity) == rectangle)
  }

  @Test func `a vector has two parts`() {
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 1, dy: 2).dx == 1)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }
}
