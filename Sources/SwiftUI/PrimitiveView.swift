package import LayoutEngine

/// A view that is made of nodes, not of other views.
package protocol PrimitiveView: View where Body == Never {
  /// Makes the nodes of the view: none, one, or as many as it has views for its container.
  func makeNodes(in context: ViewContext) -> [any Node]
}

extension PrimitiveView {
  /// Traps: a view that is made of nodes has no body.
  public var body: Never {
    preconditionFailure("'\(Self.self)' has no body")
  }
}

/// What a view knows of its surroundings when its nodes are made.
@MainActor package struct ViewContext {
  /// The values of the environment.
  package var environment: EnvironmentValues

  /// What numbers the rows of the grid around, `nil` where a row is not directly in a grid.
  var rows: GridRowCounter?

  /// Makes the surroundings of a tree.
  package init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
  }

  /// Makes the nodes of a view, which stand directly in the container around.
  package func nodes(of view: some View) -> [any Node] {
    if let primitive = view as? any PrimitiveView { return primitive.makeNodes(in: self) }
    install(environment, in: view)
    return nodes(of: view.body)
  }

  /// Makes the nodes of what a container holds.
  package func content(of view: some View, rows: GridRowCounter? = nil) -> [any Node] {
    var inner = self
    inner.rows = rows
    return inner.nodes(of: view)
  }
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

/// Numbers the rows of one grid.
package final class GridRowCounter {
  private var count = 0

  /// Gives a number that no other row of the grid has.
  func next() -> Int {
    count += 1
    return count
  }
}

/// Tells the properties of a view that read the environment what it is.
private func install(_ environment: EnvironmentValues, in value: Any) {
  for child in Mirror(reflecting: value).children {
    if let reader = child.value as? any EnvironmentReader {
      reader.read(environment)
    } else if child.value is any DynamicProperty || child.value is any ViewModifier {
      install(environment, in: child.value)
    }
  }
}
