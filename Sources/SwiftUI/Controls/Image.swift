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
  /// How an image fills a size that is not its own.
  public enum ResizingMode: Hashable, Sendable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }

  /// What is kept of an image when it is drawn.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Its form.
    case template
    /// Its colours.
    case original
  }

  /// How the pixels of a scaled image are found.
  public enum Interpolation: Hashable, Sendable {
    /// From the nearest one.
    case none
    /// Fast.
    case low
    /// In between.
    case medium
    /// Carefully.
    case high
  }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// In between.
    case medium
    /// Large.
    case large
  }

  /// Lets the image take any size.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// Leaves the image as it is: colours have no part in layout.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Leaves the image as it is: pixels have no part in layout.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Leaves the image as it is: pixels have no part in layout.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let size = CGSize(width: Self.side, height: Self.side)
    return [LeafNode(isResizable ? .greedy(ideal: size) : .rigid(size))]
  }
}
