import LayoutAPI

/// Where the subviews of a stack stand for one offer, relative to the stack's own corner.
struct StackArrangement {
  /// The offer to the stack.
  let proposal: ProposedViewSize

  /// The subviews, in their order.
  let items: [Item]

  /// The size of the stack.
  let size: CGSize

  /// One subview: what it is offered, and where its corner stands.
  struct Item {
    let proposal: ProposedViewSize
    var origin: CGPoint
  }
}

/// The cache of a stack: the facts that do not depend on the offer, and the last answer.
public struct _StackLayoutCache {
  /// The layout priorities of the subviews.
  let priorities: [Double]

  /// The distances between each subview and the next, in points.
  let distances: [CGFloat]

  /// The last arrangement: a stack is mostly placed with the offer that it was asked last.
  var arrangement: StackArrangement?
}
