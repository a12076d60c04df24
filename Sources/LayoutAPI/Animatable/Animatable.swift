/// A type with a part that changes smoothly while an animation runs.
public protocol Animatable {
  /// The type of that part.
  associatedtype AnimatableData: VectorArithmetic

  /// The part that an animation interpolates.
  var animatableData: Self.AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The vector itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where Self.AnimatableData == EmptyAnimatableData {
  /// Nothing: what a type has that declares no part to animate.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
