public import LayoutAPI
package import LayoutEngine

/// The frames of a view's parts, by their `id`.
///
/// ```swift
/// let frames = ViewFrames(of: row, in: ProposedViewSize(width: 300, height: nil))
/// frames["title"]
/// ```
@MainActor public struct ViewFrames {
  /// The size of the view, in points.
  public let size: CGSize

  private var frames: [AnyHashable: CGRect] = [:]

  /// Lays a view out at (0, 0) with its size for the proposal.
  ///
  /// - Parameters:
  ///   - view: The view, with `id(_:)` on the parts of interest.
  ///   - proposal: The proposal to the view.
  ///   - direction: The reading direction of the view.
  public init(
    of view: some View, in proposal: ProposedViewSize, direction: LayoutDirection = .leftToRight
  ) {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let root = layoutTree(of: view, environment: environment)
    size = root.sizeThatFits(proposal)
    root.place(in: CGRect(origin: .zero, size: size), proposal: proposal)
    collect(from: root)
  }

  private mutating func collect(from node: any Node) {
    for id in node.traits[ViewIDKey.self] where frames[id] == nil {
      frames[id] = node.frame
    }
    for child in node.children {
      collect(from: child)
    }
  }

  /// The frame of the part with an `id`, in points of the whole view; `nil` if there is none.
  ///
  /// Of several parts with one `id`, as the views of a `Group`, the frame of the first.
  public subscript(id: some Hashable) -> CGRect? { frames[AnyHashable(id)] }
}

/// The identifiers of a view, the innermost first.
enum ViewIDKey: LayoutValueKey {
  static var defaultValue: [AnyHashable] { [] }
}

/// Makes the node tree of a view.
///
/// - Parameters:
///   - view: The view, a column of the views of a `Group`.
///   - environment: The environment of the view.
/// - Returns: The root of the tree, with the environment's reading direction.
@MainActor package func layoutTree(
  of view: some View, environment: EnvironmentValues = EnvironmentValues()
) -> any Node {
  let nodes = ViewContext(environment: environment).content(of: view)
  let root =
    nodes.count == 1
    ? nodes[0] : ContainerNode(children: nodes, makeLayout: { VStackLayout() })
  (root as? any Container)?.layoutDirection = environment.layoutDirection
  return root
}
