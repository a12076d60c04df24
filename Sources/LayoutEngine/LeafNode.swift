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
    if case .spacer = content { return .ofSpacer(along: stackAxis) }
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

extension ViewSpacing {
  /// What a spacer prefers: no distance along its stack, and nothing in particular across it.
  ///
  /// It stands directly beside its neighbours (skip-ui's `LayoutTests`), and the stack around keeps the
  /// distance that its other views prefer. Source: OpenSwiftUI's `Spacer`.
  ///
  /// - Parameter axis: The axis of the stack, `nil` outside of stacks: no distance on any side then.
  /// - Returns: The preferences.
  package static func ofSpacer(along axis: Axis?) -> ViewSpacing {
    switch axis {
    case nil: .zero
    case .horizontal?: ViewSpacing(top: nil, leading: 0, bottom: nil, trailing: 0)
    case .vertical?: ViewSpacing(top: 0, leading: nil, bottom: 0, trailing: nil)
    }
  }
}
