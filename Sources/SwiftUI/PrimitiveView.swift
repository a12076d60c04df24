package import LayoutEngine

/// A view with nodes in place of a body.
package protocol PrimitiveView: View where Body == Never {
  /// Makes the nodes of the view: none, one or several for the container around.
  func makeNodes(in context: ViewContext) -> [any Node]
}

extension PrimitiveView {
  /// Traps: a view of nodes has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body")
  }
}

/// The context of a view during the making of its nodes.
@MainActor package struct ViewContext {
  /// The values of the environment.
  package var environment: EnvironmentValues

  /// The counter of the rows of the grid around, `nil` outside of a grid.
  var rows: GridRowCounter?

  /// Makes the context of a tree's root.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// Makes the nodes of a view for the container around.
  package func nodes(of view: some View) -> [any Node] {
    if let primitive = view as? any PrimitiveView { return primitive.makeNodes(in: self) }
    install(environment, in: view)
    return nodes(of: view.body)
  }

  /// Makes the nodes of a container's content.
  package func content(of view: some View, rows: GridRowCounter? = nil) -> [any Node] {
    var inner = self
    inner.rows = rows
    return inner.nodes(of: view)
  }
}

extension ViewContext {
  /// Makes one node of a view, a pile of several views.
  func pile(of view: some View, alignment: Alignment = .center) -> any Node {
    let nodes = content(of: view)
    guard nodes.count == 1 else {
      return ContainerNode(children: nodes) { ZStackLayout(alignment: alignment) }
    }
    return nodes[0]
  }

  /// Makes one node of a view, a column of several views.
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

/// A counter of the rows of one grid.
package final class GridRowCounter {
  private var count = 0

  /// The next row number.
  func next() -> Int {
    count += 1
    return count
  }
}

/// Sets the environment of a view's properties.
private func install(_ environment: EnvironmentValues, in value: Any) {
  for child in Mirror(reflecting: value).children {
    if let reader = child.value as? any EnvironmentReader {
      reader.read(environment)
    } else if child.value is any DynamicProperty || child.value is any ViewModifier {
      install(environment, in: child.value)
    }
  }
}
