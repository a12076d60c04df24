public import LayoutAPI
package import LayoutEngine

/// An image, 20 × 20 points whatever it shows.
///
/// A resizable one takes what it is offered, on an axis without an offer 20 points.
public struct Image: Equatable, Sendable {
  private var isResizable = false

  /// The side of an image, in points.
  static let side: CGFloat = 20

  /// Makes an image with a name.
  public init(_ name: String, bundle: Bundle? = nil) {}

  /// Makes an image with a name and a description.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {}

  /// Makes an image that is only decoration.
  public init(decorative name: String, bundle: Bundle? = nil) {}

  /// Makes a symbol of the system.
  public init(systemName: String) {}

  /// Makes a symbol of the system that shows a value.
  public init(systemName: String, variableValue: Double?) {}
}

extension Image {
  /// Lets the image take any size.
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
