package import LayoutEngine

/// A line across its stack, one point thick; a horizontal one outside of stacks.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    [MeasuredNode.divider()]
  }
}
