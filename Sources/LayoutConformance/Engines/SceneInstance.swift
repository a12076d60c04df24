package import LayoutAPI
import LayoutEngine

/// A scene in the reference engine that lives on after a layout, to be edited and laid out again.
///
/// What an edit leaves as it was keeps its node, and with it its cache and its answers.
package struct SceneInstance {
  private var root: Mounted
  private let makeElement: (ViewNode) throws(EngineFault) -> ViewElement
  private let listener: (any SceneListener)?
  private let direction: LayoutDirection
  private var hidden: Set<String>

  /// An element with the node that stands for it.
  private struct Mounted {
    var element: ViewElement
    let node: any Node
    let recorder: (any Recorder)?
    var children: [Mounted]

    func collectIDs(into ids: inout Set<String>) {
      ids.formUnion(element.ids)
      for child in children { child.collectIDs(into: &ids) }
    }
  }

  init(
    _ scene: LayoutScene, listener: (any SceneListener)?,
    makeElement: @escaping (ViewNode) throws(EngineFault) -> ViewElement
  ) throws(EngineFault) {
    self.makeElement = makeElement
    self.listener = listener
    direction = scene.direction
    root = Self.mount(try makeElement(scene.root), listener)
    hidden = scene.root.hiddenIDs
    (root.node as? any Container)?.layoutDirection = direction
  }

  /// Lays the tree out again after an edit.
  ///
  /// - Throws: `EngineFault` if the edited tree is no scene, or has what the engine lacks.
  package mutating func layOut(editedTo scene: LayoutScene) throws(EngineFault) -> SceneLayout {
    if let flaw = scene.root.flaw { throw .refused(flaw) }
    let element = try makeElement(scene.root)
    root = Self.update(root, to: element, listener) ?? Self.mount(element, listener)
    hidden = scene.root.hiddenIDs
    (root.node as? any Container)?.layoutDirection = direction
    return layOut(scene.proposal)
  }

  /// Lays the tree out for an offer.
  package func layOut(_ proposal: Proposal) -> SceneLayout {
    let offer = proposal.proposedViewSize
    let size = place(proposal)
    var layout = SceneLayout(size: size, frames: [:], unreported: hidden)
    Self.report(root, offer, to: &layout)
    layout.calls = (listener as? SceneCallLog)?.take()
    return layout
  }

  /// Lays the tree out for an offer, and tells the size alone.
  @discardableResult
  package func place(_ proposal: Proposal) -> CGSize {
    let offer = proposal.proposedViewSize
    let size = root.node.sizeThatFits(offer)
    root.node.place(in: CGRect(origin: .zero, size: size), proposal: offer)
    return size
  }

  /// Notes the frames of a tree that was placed with an offer.
  private static func report(
    _ mounted: Mounted, _ offer: ProposedViewSize, to layout: inout SceneLayout
  ) {
    for id in mounted.element.ids { layout.frames[id] = mounted.node.frame }
    guard let container = mounted.node as? any Container else { return }
    var chosen: Int?
    if case .viewThatFits(let axes) = mounted.element.kind {
      chosen = ViewThatFitsLayout(axes: Axis.Set(axes)).choice(
        for: offer, of: mounted.children.count
      ) { mounted.children[$0].node.sizeThatFits($1) }
    }
    for (index, child) in mounted.children.enumerated() {
      if let chosen, index != chosen {
        // It is not there: it has no frame.
        child.collectIDs(into: &layout.unreported)
        continue
      }
      report(child, container.placements[index]?.proposal ?? offer, to: &layout)
    }
  }
}

extension SceneInstance {
  private static func mount(
    _ element: ViewElement, _ listener: (any SceneListener)?
  ) -> Mounted {
    let traits = element.carried.traits
    switch element.part {
    case .leaf(let leaf):
      let node = LeafNode(leaf, traits: traits)
      return Mounted(element: element, node: node, recorder: nil, children: [])
    case .layout(let layout):
      let children = element.children.map { mount($0, listener) }
      let recorder = listener?.recorder(of: element)
      let node = container(layout, children.map(\.node), traits, recorder)
      return Mounted(element: element, node: node, recorder: recorder, children: children)
    }
  }

  private static func container(
    _ layout: some Layout, _ children: [any Node], _ traits: Traits, _ recorder: (any Recorder)?
  ) -> any Container {
    ContainerNode(children: children, traits: traits, recorder: recorder) { layout }
  }

  /// Makes a mounted tree that of another element, `nil` if it has to be mounted anew.
  private static func update(
    _ old: Mounted, to element: ViewElement, _ listener: (any SceneListener)?
  ) -> Mounted? {
    var result = old
    result.element = element
    guard let container = old.node as? any Container else {
      guard old.element.kind == element.kind else { return nil }
      if old.element.carried != element.carried { old.node.traits = element.carried.traits }
      return result
    }
    guard case .layout(let layout) = element.part else { return nil }
    if old.element.kind != element.kind, !container.update(layout: layout) { return nil }
    listener?.rename(old.recorder, to: element)
    result.children = children(of: old, updatedTo: element.children, listener)
    let nodes = result.children.map(\.node)
    if !nodes.elementsEqual(old.children.map(\.node), by: { $0 === $1 }) {
      container.update(children: nodes)
    }
    if old.element.carried != element.carried { container.traits = element.carried.traits }
    return result
  }

  /// Finds for each new child the old one that it goes on from: by its id, else by its position.
  private static func children(
    of old: Mounted, updatedTo elements: [ViewElement], _ listener: (any SceneListener)?
  ) -> [Mounted] {
    var byID: [String: Mounted] = [:]
    for child in old.children { for id in child.element.ids { byID[id] = child } }
    var used: Set<ObjectIdentifier> = []
    return elements.enumerated().map { index, element in
      let earlier =
        element.ids.isEmpty
        ? (old.children.indices.contains(index) ? old.children[index] : nil)
        : element.ids.lazy.compactMap { byID[$0] }.first
      guard let earlier, used.insert(ObjectIdentifier(earlier.node)).inserted,
        let updated = update(earlier, to: element, listener)
      else { return mount(element, listener) }
      return updated
    }
  }
}

extension ViewNode {
  /// The ids of groups and grid rows, which have no frame.
  fileprivate var hiddenIDs: Set<String> {
    Set(
      all.compactMap { node in
        switch node.kind {
        case .group, .gridRow: node.id
        default: nil
        }
      })
  }
}
