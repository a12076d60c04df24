/// The distances in points from the edges of a rectangle to those of another inside it.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance at the top.
  public var top: CGFloat

  /// The distance where reading begins.
  public var leading: CGFloat

  /// The distance at the bottom.
  public var bottom: CGFloat

  /// The distance where reading ends.
  public var trailing: CGFloat

  /// Makes insets of four distances; negative ones reach outside.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of 0 on each edge.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }
}

extension EdgeInsets: Animatable {
  /// The type of the four distances as a vector, in the order of the initialiser.
  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >

  /// The four distances, as a vector.
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      top = newValue.first
      leading = newValue.second.first
      bottom = newValue.second.second.first
      trailing = newValue.second.second.second
    }
  }
}
