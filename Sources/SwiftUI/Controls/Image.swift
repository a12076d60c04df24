public import LayoutAPI
package import LayoutEngine

/// An image, always 20 × 20 points.
///
/// A resizable one takes the proposed size, and 20 points on an axis without a proposal.
public struct Image: Equatable, Sendable {
  private var isResizable = false

  /// The side of an image, in points.
  static let side: CGFloat = 20

  /// Makes an image with a name.
  public init(_ name: String, bundle: Bundle? = nil) {}

  /// Makes an image with a name and a description.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}

  /// Makes a decorative image.
  public init(decorative name: String, bundle: Bundle? = nil) {}

  /// Makes a system symbol.
  public init(systemName: String) {}

  /// Makes a system symbol with a value.
  public init(systemName: String, variableValue: Double?) {}
}

extension Image {
  /// The resizable image.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }
}

extension Image: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let size = CGSize(width: Self.side, height: Self.side)
    return [LeafNode(isResizable ? .greedy(ideal: size) : .rigid(size))]
  }
}
