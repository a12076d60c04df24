import LayoutAPI
import LayoutEngine

/// The tree of one test: nodes made with few words, laid out at the origin.
enum Scene {
  static func rigid(_ width: CGFloat, _ height: CGFloat) -> LeafNode {
    LeafNode(.rigid(CGSize(width: width, height: height)))
  }

  /// A view that takes what is offered, and 10 where nothing is; its width keeps within a range.
  static func flex(min: CGFloat = 0, max: CGFloat = .infinity) -> LeafNode {
    LeafNode(
      .flexible(
        width: .init(min: min, ideal: Swift.min(Swift.max(10, min), max), max: max),
        height: .init(min: 0, ideal: 10, max: .infinity)))
  }

  static func spacer(_ minLength: CGFloat = 8) -> LeafNode {
    LeafNode(.spacer(minLength: minLength))
  }

  static func hstack(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, _ children: any Node...
  ) -> any Node {
    ContainerNode(children: children) {
      HStackLayout(alignment: alignment, spacing: spacing)
    }
  }

  static func vstack(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, _ children: any Node...
  ) -> any Node {
    ContainerNode(children: children) {
      VStackLayout(alignment: alignment, spacing: spacing)
    }
  }

  static func zstack(alignment: Alignment = .center, _ children: any Node...) -> any Node {
    ContainerNode(children: children) { ZStackLayout(alignment: alignment) }
  }

  /// Any layout over any children.
  static func layout(_ layout: some Layout, _ children: any Node...) -> any Node {
    ContainerNode(children: children) { layout }
  }

  /// A view with a layout priority.
  static func priority(_ priority: Double, _ node: any Node) -> any Node {
    node.traits.priority = priority
    return node
  }

  /// A view with an explicit guide.
  static func guide(
    _ guide: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat, _ node: any Node
  ) -> any Node {
    node.traits.guides[guide] = value
    return node
  }

  /// Lays a tree out at the origin with the size it answers, and gives that size.
  @discardableResult
  static func layOut(
    _ root: any Node, _ width: CGFloat?, _ height: CGFloat?,
    direction: LayoutDirection = .leftToRight
  ) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: height)
    (root as? any Container)?.layoutDirection = direction
    let size = root.sizeThatFits(proposal)
    root.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    return size
  }

  /// Lays a tree out centred in a window, as a root view is.
  static func show(
    _ root: any Node, _ width: CGFloat, _ height: CGFloat,
    direction: LayoutDirection = .leftToRight
  ) {
    let window = layout(FrameLayout(width: width, height: height), root)
    layOut(window, width, height, direction: direction)
  }
}

/// A frame, with few words.
func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// A size, with few words.
func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
