/// A type whose values can be added and scaled, so that they can be interpolated.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by rhs: Double)

  /// The dot product of the vector with itself.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Gives the vector with each component multiplied by a number.
  public func scaled(by rhs: Double) -> Self {
    var result = self
    result.scale(by: rhs)
    return result
  }

  /// Moves the vector a part of the way towards another.
  ///
  /// - Parameters:
  ///   - other: The vector at the end of the way.
  ///   - amount: The part: 0 stays, 1 arrives; a spring goes beyond either.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// Gives the vector a part of the way towards another.
  ///
  /// - Parameters:
  ///   - other: The vector at the end of the way.
  ///   - amount: The part: 0 stays, 1 arrives; a spring goes beyond either.
  /// - Returns: The vector between the two.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) {
    self *= rhs
  }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) {
    self *= Float(rhs)
  }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number by another.
  public mutating func scale(by rhs: Double) {
    self *= CGFloat(rhs)
  }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}
