public import LayoutAPI
package import LayoutEngine

/// A view that takes the whole offer, and whose content depends on its size.
public struct GeometryReader<Content: View> {
  /// Makes the content for a size and a place.
  public var content: (GeometryProxy) -> Content

  /// Makes a view whose content depends on its size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let node = ContainerNode(children: []) { GeometryReaderLayout() }
    node.traits.priority = 0
    node.makeChildren = { [content] frame in
      // A tree is laid out where it was made.
      MainActor.assumeIsolated {
        UncheckedSendable(context.content(of: content(GeometryProxy(globalFrame: frame))))
      }.value
    }
    return [node]
  }
}

/// A value that does not leave its actor, whatever the compiler makes of it.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

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

/// What positions are relative to.
public enum CoordinateSpace: Hashable {
  /// The whole tree.
  case global
  /// The view itself.
  case local
  /// A view that has a name.
  case named(AnyHashable)

  /// The space of a scroll view around.
  public static var scrollView: CoordinateSpace { .named("scrollView") }
}

/// The coordinate space of a view that has a name.
public struct NamedCoordinateSpace: Equatable {
  private let name: AnyHashable

  /// The space of the view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }

  /// The space of the nearest scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
