public import LayoutAPI

/// A tree of views with what it is offered: what an engine is asked to lay out.
///
/// The root is offered exactly the proposal and stands at 0, 0 with the size that it answers. A scene
/// is a value: a generator draws it, a file keeps it, the shrinker makes smaller ones of it, and any
/// engine, in any language, gets it as JSON.
public struct LayoutScene: Hashable, Sendable {
  /// The outermost view.
  public var root: ViewNode

  /// What the root is offered.
  public var proposal: Proposal

  /// The direction in which the scene reads.
  public var direction: LayoutDirection

  /// Makes a scene.
  public init(
    _ root: ViewNode, proposal: Proposal = .unspecified,
    direction: LayoutDirection = .leftToRight
  ) {
    self.root = root
    self.proposal = proposal
    self.direction = direction
  }
}

extension LayoutScene {
  /// The scene with another root, all else as it is.
  func with(root: ViewNode) -> LayoutScene {
    LayoutScene(root, proposal: proposal, direction: direction)
  }

  /// The scene in another direction, all else as it is.
  func reading(_ direction: LayoutDirection) -> LayoutScene {
    LayoutScene(root, proposal: proposal, direction: direction)
  }
}
