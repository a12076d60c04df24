import LayoutAPI
import LayoutConformance
import LayoutEngine

/// A view in a small engine: a leaf, or what `SmallContainer` makes of it.
class SmallNode: ExplicitGuides {
  var element: ViewElement
  let pass: SmallPass
  let stackAxis: Axis?
  var children: [SmallNode] { [] }
  fileprivate(set) var frame = CGRect.zero

  init(_ element: ViewElement, _ pass: SmallPass, stackAxis: Axis?) {
    self.element = element
    self.pass = pass
    self.stackAxis = stackAxis
  }

  /// Makes the node of an element.
  static func make(_ element: ViewElement, _ pass: SmallPass, stackAxis: Axis?) -> SmallNode {
    switch element.part {
    case .leaf: SmallNode(element, pass, stackAxis: stackAxis)
    case .layout(let layout): container(layout, element, pass, stackAxis)
    }
  }

  private static func container(
    _ layout: some Layout, _ element: ViewElement, _ pass: SmallPass, _ stackAxis: Axis?
  ) -> SmallNode {
    SmallContainer(layout, element, pass, stackAxis: stackAxis)
  }

  private var leaf: Leaf? {
    guard case .leaf(let leaf) = element.part else { return nil }
    return leaf
  }

  private var isSpacer: Bool { element.kind.name == "spacer" }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    leaf?.size(for: proposal, in: stackAxis) ?? .zero
  }

  var spacing: ViewSpacing { isSpacer ? .ofSpacer(along: stackAxis) : ViewSpacing() }

  /// The priority of the view itself, which one that was set on it hides.
  var ownPriority: Double { isSpacer ? -.infinity : 0 }
  var priority: Double { element.carried.priority ?? ownPriority }

  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { element.carried.traits.value(key) }

  func explicitValue(of guide: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? { nil }

  func place(in frame: CGRect, proposal: ProposedViewSize) { self.frame = frame }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size(proposal), proposal: proposal, guides: hasGuides ? self : nil)
  }

  /// Whether the view can have explicit guides at all.
  var hasGuides: Bool { false }

  /// Takes the ids of a new element, and its values where they differ.
  ///
  /// - Returns: The node that stands for the element from now on: this one if it can.
  final func updated(to new: ViewElement) -> SmallNode {
    update(to: new).node
  }

  func update(to new: ViewElement) -> (node: SmallNode, isChanged: Bool) {
    guard element.kind == new.kind, new.children.isEmpty, children.isEmpty else {
      if pass.fault == .keepsShapes, case .leaf = new.part, element.kind.name == "leaf" {
        // The mistake: a leaf is a leaf, whatever its size is.
        return (self.renamed(to: new), false)
      }
      return (SmallNode.make(new, pass, stackAxis: stackAxis), true)
    }
    element = new
    return (self, false)
  }

  private func renamed(to new: ViewElement) -> SmallNode {
    StaleNode(new, showing: self)
  }

  /// Notes the frames of the node and of all in it.
  final func report(_ offer: ProposedViewSize, to layout: inout SceneLayout, rounding: Bool) {
    for id in element.ids {
      layout.frames[id] = rounding ? frame.wholeNumbers : frame
    }
    for (index, child) in children.enumerated() {
      if !isThere(index, offer) {
        child.hide(in: &layout)
      } else {
        child.report(childOffer(index) ?? offer, to: &layout, rounding: rounding)
      }
    }
  }

  func childOffer(_ index: Int) -> ProposedViewSize? { nil }

  private func isThere(_ index: Int, _ offer: ProposedViewSize) -> Bool {
    guard case .viewThatFits(let axes) = element.kind else { return true }
    var set = Axis.Set()
    if axes.contains(.horizontal) { set.insert(.horizontal) }
    if axes.contains(.vertical) { set.insert(.vertical) }
    return index
      == ViewThatFitsLayout(axes: set).choice(for: offer, of: children.count) {
        children[$0].size($1)
      }
  }

  private func hide(in layout: inout SceneLayout) {
    layout.unreported.formUnion(element.ids)
    for child in children { child.hide(in: &layout) }
  }
}

/// A leaf that has a new name and its old size.
private final class StaleNode: SmallNode {
  private let old: SmallNode

  init(_ element: ViewElement, showing old: SmallNode) {
    self.old = old
    super.init(element, old.pass, stackAxis: old.stackAxis)
  }

  override func size(_ proposal: ProposedViewSize) -> CGSize { old.size(proposal) }
}

extension CGRect {
  fileprivate var wholeNumbers: CGRect {
    CGRect(
      x: origin.x.rounded(), y: origin.y.rounded(), width: size.width.rounded(),
      height: size.height.rounded())
  }
}
