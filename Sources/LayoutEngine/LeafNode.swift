package import LayoutAPI

/// The node of a view without subviews.
package final class LeafNode: Node {
  package var traits: Traits
  package private(set) var frame: CGRect = .zero

  private let leaf: Leaf
  // The axis of the stack around a spacer; the container says it when it takes the node in.
  fileprivate var stackAxis: Axis?

  /// Makes the node of a leaf.
  package init(_ leaf: Leaf, traits: Traits = Traits()) {
    self.leaf = leaf
    self.traits = traits
  }

  package var hasGuides: Bool { !traits.guides.isEmpty }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    leaf.size(for: proposal, in: stackAxis)
  }

  package func spacing() -> ViewSpacing {
    if let spacing = traits.spacing { return spacing }
    // A spacer stands directly beside its neighbours: swiftui-numbers, entry 14 (skip-ui's tests).
    if case .spacer = leaf { return .zero }
    return ViewSpacing()
  }

  package func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    traits.guides[guide]?(dimensions)
  }

  package func place(in frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
  }

  package func reset() {}
}

extension LeafNode {
  /// Tells the leaf which stack it stands in: a spacer grows along the stack's axis only.
  package func enter(stackAlong axis: Axis?) {
    stackAxis = axis
  }
}
