import LayoutAPI
package import LayoutEngine

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

extension ViewContext {
  /// Makes one node of a view: several views stand in a pile, as SwiftUI groups them.
  func pile(of view: some View, alignment: Alignment = .center) -> any Node {
    let nodes = content(of: view)
    guard nodes.count == 1 else {
      return ContainerNode(children: nodes) { ZStackLayout(alignment: alignment) }
    }
    return nodes[0]
  }

  /// Makes one node of a view: several views stand in a column.
  func column(
    of view: some View, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil
  ) -> any Node {
    let nodes = content(of: view)
    guard nodes.count == 1 else {
      return ContainerNode(children: nodes) { VStackLayout(alignment: alignment, spacing: spacing) }
    }
    return nodes[0]
  }
}
