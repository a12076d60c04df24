/// The animated part of a value of a hidden type.
///
/// Parts of two different types neither add nor interpolate: the left one stays as it is. Source: the
/// role of the type of that name in SwiftUI's interface, as the `AnimatableData` of `AnyLayout`.
public struct _AnyAnimatableData: VectorArithmetic {
  // `nil` is the zero of whichever type comes next: `zero` cannot know it.
  private var content: Content?

  private struct Content {
    // Two types may animate the same kind of vector, whose components then mean different things.
    var owner: any Animatable.Type
    var value: any VectorArithmetic
  }

  /// Makes the animated part of a value of type `owner`.
  package init<Owner: Animatable>(_ value: Owner.AnimatableData, of owner: Owner.Type) {
    content = Content(owner: owner, value: value)
  }

  private init(_ content: Content?) {
    self.content = content
  }

  /// Gives the part as that of a value of type `owner`, or `nil` if it is another type's.
  package func value<Owner: Animatable>(of owner: Owner.Type) -> Owner.AnimatableData? {
    guard let content, content.owner == owner else { return nil }
    return content.value as? Owner.AnimatableData
  }

  /// The zero of every type.
  public static var zero: Self { Self(nil) }

  /// Gives the sum of two parts of one type, otherwise the left one.
  public static func + (left: Self, right: Self) -> Self {
    guard var sum = left.content else { return right }
    guard let right = right.content, sum.owner == right.owner else { return left }
    func add<V: VectorArithmetic>(_ value: V) -> any VectorArithmetic {
      guard let other = right.value as? V else { return value }
      return value + other
    }
    sum.value = add(sum.value)
    return Self(sum)
  }

  /// Gives the difference of two parts of one type, otherwise the left one.
  public static func - (left: Self, right: Self) -> Self {
    left + right.scaled(by: -1)
  }

  /// Multiplies each component by a number.
  public mutating func scale(by rhs: Double) {
    content?.value.scale(by: rhs)
  }

  /// The product of the part with itself.
  public var magnitudeSquared: Double { content?.value.magnitudeSquared ?? 0 }

  /// Whether both are the same part of one type, or both zero.
  public static func == (left: Self, right: Self) -> Bool {
    guard let left = left.content else { return right.isZero }
    guard let right = right.content else { return Self(left).isZero }
    func equals<V: VectorArithmetic>(_ value: V) -> Bool { right.value as? V == value }
    return left.owner == right.owner && equals(left.value)
  }

  private var isZero: Bool {
    func isZero<V: VectorArithmetic>(_ value: V) -> Bool { value == .zero }
    guard let content else { return true }
    return isZero(content.value)
  }
}
