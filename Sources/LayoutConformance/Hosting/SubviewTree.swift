package import LayoutAPI
import LayoutEngine

/// Makes the nodes of a case's subviews.
///
/// A copy of the layout under test among them is made by the subject's own factory.
struct SubviewTree {
  let subject: Subject
  let configuration: Configuration
  let direction: LayoutDirection

  /// Makes the host of the layout under test over the nodes of some subviews.
  ///
  /// - Parameters:
  ///   - subviews: The subviews, copies of the layout among them.
  ///   - configuration: The parameters of the host itself, if they differ from those of the copies.
  ///   - recorder: What listens to the calls of the host.
  /// - Returns: The host, fresh.
  func root(
    _ subviews: [ViewNode], configuration: Configuration? = nil,
    recorder: (any Recorder)? = nil
  ) -> any Container {
    subject.container(
      configuration ?? self.configuration, children: nodes(subviews), direction: direction,
      recorder: recorder)
  }

  /// Makes a host of the layout under test that asks nodes which stay those of another.
  func visitor(of nodes: [any Node], recorder: (any Recorder)?) -> any Container {
    subject.container(
      configuration, children: nodes, direction: direction, isVisitor: true, recorder: recorder)
  }

  /// Makes a host of the layout under test that remembers its answers.
  func remembering(_ nodes: [any Node], recorder: (any Recorder)?) -> any Container {
    subject.container(
      configuration, children: nodes, direction: direction, isMemoised: true, recorder: recorder)
  }

  /// Makes the nodes of some subviews.
  func nodes(_ subviews: [ViewNode]) -> [any Node] {
    subviews.indices.map { index in
      // The most frequent kind by far; to take it where it stands copies nothing else of it.
      if subviews[index].carriesNothing, case .leaf(let leaf) = subviews[index].kind {
        return LeafNode(leaf)
      }
      return node(subviews[index])
    }
  }

  private func node(_ view: ViewNode) -> any Node {
    switch view.kind {
    case .layoutUnderTest:
      return subject.container(
        configuration, children: nodes(view.children), traits: traits(of: view),
        direction: direction)
    case .layoutPriority, .zIndex, .gridCell:
      let content = node(view.children.first ?? .rigid(0, 0))
      var carried = ViewElement.Carried()
      carried.add(view.kind)
      carried.set(on: &content.traits)
      set(view, on: &content.traits)
      return content
    default:
      if let leaf = view.leaf { return LeafNode(leaf, traits: traits(of: view)) }
      guard let layout = try? view.kind.layout(.swiftUI) else {
        preconditionFailure(
          view.flawAsSubview ?? "a view of kind '\(view.kind.name)' has no layout")
      }
      let children = view.cells.map { cell in
        let child = node(cell.view)
        guard let row = cell.row else { return child }
        ViewElement.Carried(row: row, rowAlignment: cell.rowAlignment).set(on: &child.traits)
        return child
      }
      return container(layout, children, traits(of: view))
    }
  }

  private func container(
    _ layout: some Layout, _ children: [any Node], _ traits: Traits
  ) -> any Node {
    ContainerNode(children: children, traits: traits, direction: direction) { layout }
  }

  private func traits(of view: ViewNode) -> Traits {
    var traits = Traits()
    set(view, on: &traits)
    return traits
  }

  /// Sets what a view of a case carries, and leaves the rest as it is.
  private func set(_ view: ViewNode, on traits: inout Traits) {
    guard !view.carriesNothing else { return }
    if view.priority != 0 { traits.priority = view.priority }
    if !view.spacing.isEmpty {
      traits.spacing = ViewSpacing(
        top: view.spacing[.top], leading: view.spacing[.leading],
        bottom: view.spacing[.bottom], trailing: view.spacing[.trailing])
    }
    for (name, position) in view.guides {
      guard let key = AlignmentKey.named(name) else { continue }
      traits.guides[key] = { _ in position }
    }
    guard !view.values.isEmpty else { return }
    for value in subject.values {
      guard let drawn = view.values[value.name] else { continue }
      _ = value.set(drawn, on: &traits)
    }
  }
}

extension AlignmentKey {
  /// The built-in guide of a name, or `nil`.
  package static func named(_ name: String) -> AlignmentKey? {
    builtIn.first { $0.name == name }
  }
}
