public import LayoutAPI
package import LayoutEngine

/// A view that takes the remaining length along its stack.
public struct Spacer: Sendable {
  /// The minimum length in points, `nil` for 8.
  public var minLength: CGFloat?

  /// Makes a spacer.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    [LeafNode(.spacer(minLength: minLength ?? 8))]
  }
}

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
