package import LayoutAPI

/// The node of a view without subviews.
package final class LeafNode: Node {
  @exclusivity(unchecked) package var traits: Traits {
    didSet { parent?.updateCache() }
  }
  @exclusivity(unchecked) package unowned(unsafe) var parent: (any Container)?
  package private(set) var frame: CGRect = .zero

  private let content: Leaf
  // The axis of the stack around a spacer; the container says it when it takes the node in.
  private var stackAxis: Axis?

  /// Makes the node of a leaf.
  package init(_ leaf: Leaf, traits: Traits = Traits()) {
    content = leaf
    self.traits = traits
  }

  package var leaf: Leaf? {
    // A spacer looks at the stack around it.
    if case .spacer = content { nil } else { content }
  }

  package var priority: Double {
    if let priority = traits.priority { return priority }
    if case .spacer = content { return -.infinity }
    return 0
  }

  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    traits.value(key)
  }

  package var hasGuides: Bool { !traits.guides.isEmpty }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    content.size(for: proposal, in: stackAxis)
  }

  package func spacing() -> ViewSpacing {
    if let spacing = traits.spacing { return spacing }
    // A spacer stands directly beside its neighbours: skip-ui's `LayoutTests`.
    if case .spacer = content { return .zero }
    return ViewSpacing()
  }

  package func canHave(_ guide: AlignmentKey) -> Bool {
    traits.guides.contains(guide)
  }

  package func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    // A guide is often found from its own default position: that must not lead back here.
    traits.guides[guide]?(
      ViewDimensions(size: dimensions.size, proposal: dimensions.proposal, guides: nil))
  }

  package func place(in frame: CGRect, proposal: ProposedViewSize) {
    self.frame = frame
  }

  package func reset() {}

  package func enter(stackAlong axis: Axis?) {
    stackAxis = axis
  }
}
