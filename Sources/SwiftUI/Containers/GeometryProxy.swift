public import LayoutAPI

/// The size and the place of a geometry reader.
public struct GeometryProxy {
  private let globalFrame: CGRect

  init(globalFrame: CGRect) {
    self.globalFrame = globalFrame
  }

  /// The size of the reader, in points.
  public var size: CGSize { globalFrame.size }

  /// The room that the surroundings of the screen take; none here.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Gives the frame of the reader in a coordinate space.
  ///
  /// A named space is taken for that of the whole tree.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
  }

  /// Gives the bounds of a named space; `nil`, because named spaces are not known here.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}
