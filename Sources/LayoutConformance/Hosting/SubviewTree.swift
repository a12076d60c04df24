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

  /// Makes the nodes of some subviews.
  func nodes(_ subviews: [ViewNode]) -> [any Node] {
    subviews.indices.map { index in
      // The most frequent kind by far; to take it where it stands copies nothing else of it.
      if subviews[index].isBare, case .leaf(let leaf) = subviews[index].kind {
        return LeafNode(leaf)
      }
      return node(subviews[index])
    }
  }

  private func node(_ spec: ViewNode) -> any Node {
    let traits = traits(of: spec)
    switch spec.kind {
    case .leaf(let leaf):
      return LeafNode(leaf, traits: traits)
    case .stack(.horizontal, let spacing, let children):
      return container(HStackLayout(spacing: spacing), children, traits)
    case .stack(.vertical, let spacing, let children):
      return container(VStackLayout(spacing: spacing), children, traits)
    case .overlay(let children):
      return container(ZStackLayout(), children, traits)
    case .padding(let inset, let child):
      let insets = EdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
      return container(PaddingLayout(insets: insets), [child], traits)
    case .frame(let width, let height, let child):
      let frame = FrameLayout(width: width, height: height, alignment: .center)
      return container(frame, [child], traits)
    case .fixedSize(let horizontal, let vertical, let child):
      let fixed = FixedSizeLayout(horizontal: horizontal, vertical: vertical)
      return container(fixed, [child], traits)
    case .nested(let children):
      return subject.container(
        configuration, children: nodes(children), traits: traits, direction: direction)
    }
  }

  private func container<L: Layout>(
    _ layout: L, _ children: [ViewNode], _ traits: Traits
  ) -> any Node {
    ContainerNode(children: nodes(children), traits: traits, direction: direction) { layout }
  }

  private func traits(of spec: ViewNode) -> Traits {
    var traits = Traits()
    traits.priority = spec.priority
    if !spec.spacing.isEmpty {
      traits.spacing = ViewSpacing(
        top: spec.spacing[.top], leading: spec.spacing[.leading],
        bottom: spec.spacing[.bottom], trailing: spec.spacing[.trailing])
    }
    // Most subviews have neither, and there are thousands of them a second.
    guard !spec.guides.isEmpty || !spec.values.isEmpty else { return traits }
    for (name, position) in spec.guides {
      guard let key = AlignmentKey.named(name) else { continue }
      traits.guides[key] = { _ in position }
    }
    for value in subject.values {
      guard let drawn = spec.values[value.name] else { continue }
      _ = value.set(drawn, on: &traits)
    }
    return traits
  }
}

extension AlignmentKey {
  /// The built-in guide of a name, or `nil`.
  package static func named(_ name: String) -> AlignmentKey? {
    builtIn.first { $0.name == name }
  }
}
