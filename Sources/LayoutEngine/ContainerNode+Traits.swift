package import LayoutAPI

// What the container around sees of a container.
extension ContainerNode {
  package var container: (any Container)? { self }

  package var priority: Double {
    if let priority = traits.priority { return priority }
    guard let first = children.first else { return -.infinity }
    if let modifier = layoutType as? any ModifierLayout.Type {
      return modifier.forwardsPriority ? first.priority : 0
    }
    // A stack of one view is skipped: the view stands directly in the container around.
    let isSkipped = children.count == 1 && layoutType is any StackingLayout.Type
    return isSkipped ? first.priority : 0
  }

  package func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
    let own = traits.value(key)
    guard isModifier else { return own }
    // Of several modifiers the innermost holds.
    return children.first?.value(key) ?? own
  }

  package func enter(stackAlong axis: Axis?) {
    guard axis != stackAxis else { return }
    stackAxis = axis
    guard isModifier else { return }
    forgetAnswers()
    enterChildren()
  }

  /// Tells the children which stack they stand in.
  func enterChildren() {
    let axis = layoutType.layoutProperties.stackOrientation
    // What answers for itself looks at no stack.
    for index in children.indices where leaves[index] == nil {
      // A modifier belongs to the stack that its content belongs to.
      children[index].enter(stackAlong: isModifier && index == 0 ? stackAxis : axis)
    }
  }
}

extension ContainerNode {
  /// Which children have guides at all: mostly none, and to know that spares a look at each.
  var guidedChildren: [Int] {
    if let knownGuided { return knownGuided }
    let guided = children.indices.filter { children[$0].hasGuides }
    knownGuided = guided
    return guided
  }

  package var hasGuides: Bool {
    if let knowsGuides { return knowsGuides }
    let definesGuides = (layoutType as? any GuideMergingLayout.Type)?.definesGuides ?? true
    let answer =
      !traits.guides.isEmpty || definesGuides || children.contains(where: \.hasGuides)
    knowsGuides = answer
    return answer
  }

  package func canHave(_ guide: AlignmentKey) -> Bool {
    // Unless it only merges, what the layout itself defines is not known before it is asked.
    guard let type = layoutType as? any GuideMergingLayout.Type, !type.definesGuides else {
      return true
    }
    return traits.guides.contains(guide) || children.contains { $0.canHave(guide) }
  }

  package func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    guard let own = traits.guides[guide] else { return contentValue(of: guide, in: dimensions) }
    // A guide is often found from its own position in the content: that must not lead back here.
    return own(
      ViewDimensions(
        size: dimensions.size, proposal: dimensions.proposal, guides: ContentGuides(of: self)))
  }
}

/// The guides of a container without those that were set on the container itself.
private final class ContentGuides<L: Layout>: ExplicitGuides {
  private let node: ContainerNode<L>

  init(of node: ContainerNode<L>) {
    self.node = node
  }

  func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
    node.contentValue(of: guide, in: dimensions)
  }
}
