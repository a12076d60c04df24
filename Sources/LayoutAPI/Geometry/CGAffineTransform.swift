/// An affine map of the plane, which Foundation does not declare on Linux.
///
/// The point (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty). The names, and the order in which maps
/// are put together, are those of Core Graphics.
public struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: CGFloat

  /// The part of x in the new y.
  public var b: CGFloat

  /// The part of y in the new x.
  public var c: CGFloat

  /// The part of y in the new y.
  public var d: CGFloat

  /// The distance by which x is moved, in points.
  public var tx: CGFloat

  /// The distance by which y is moved, in points.
  public var ty: CGFloat

  /// Makes a map of its six coefficients.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Makes a map with each coefficient 0, as Core Graphics does; it is not the identity.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Makes a rotation by an angle in radians, from the x axis towards the y axis.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Makes a translation by distances in points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Makes a scaling by a factor for each axis.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// The map that leaves each point where it is.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the map leaves each point where it is.
  public var isIdentity: Bool { self == .identity }
}

extension CGAffineTransform {
  /// Gives the map that does this one first and the other one after it.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Gives the map that undoes this one, or this one itself if it cannot be undone.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Gives the map that translates by distances in points, and then does this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Gives the map that scales by a factor for each axis, and then does this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Gives the map that rotates by an angle in radians, and then does this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Gives the point to which a map takes this one.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  /// Gives the size to which a map takes this one, as a vector: translations do not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

extension CGRect {
  /// Gives the least rectangle around the corners to which a map takes those of this one.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let start = origin.applying(transform)
    // What the map makes of the two sides, as vectors.
    let top = CGSize(width: size.width, height: 0).applying(transform)
    let side = CGSize(width: 0, height: size.height).applying(transform)
    return CGRect(
      x: start.x + min(top.width, 0) + min(side.width, 0),
      y: start.y + min(top.height, 0) + min(side.height, 0),
      width: abs(top.width) + abs(side.width),
      height: abs(top.height) + abs(side.height))
  }
}
