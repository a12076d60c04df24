public import LayoutAPI
package import LayoutEngine

/// The frames that the parts of a view get in a layout, read by their `id`.
///
/// ```swift
/// let frames = ViewFrames(of: row, in: ProposedViewSize(width: 300, height: nil))
/// frames["title"]
/// ```
@MainActor public struct ViewFrames {
  /// The size that the view answers, in points.
  public let size: CGSize

  private var frames: [AnyHashable: CGRect] = [:]

  /// Lays a view out at (0, 0) with the size that it answers.
  ///
  /// - Parameters:
  ///   - view: The view, with `id(_:)` on the parts whose frames are asked for.
  ///   - proposal: What the view is offered.
  ///   - direction: The direction in which the view reads.
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
  /// Of several parts with one `id`, as the views of a `Group`, that of the first.
  public subscript(id: some Hashable) -> CGRect? { frames[AnyHashable(id)] }
}

/// The identifiers of a view, the innermost first.
enum ViewIDKey: LayoutValueKey {
  static var defaultValue: [AnyHashable] { [] }
}

/// Makes the tree of nodes that lays a view out.
///
/// - Parameters:
///   - view: The view; several views side by side, as of a `Group`, stand in a column.
///   - environment: What the view finds in its environment.
/// - Returns: The root of the tree; it reads in the direction that the environment says.
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
