public import LayoutAPI
package import LayoutEngine

/// A view of the whole proposed size, with content made for that size.
public struct GeometryReader<Content: View> {
  /// The content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Makes a geometry reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    let node = ContainerNode(children: []) { GeometryReaderLayout() }
    node.traits.priority = 0
    node.makeChildren = { [content] frame in
      // A tree is laid out on its actor.
      MainActor.assumeIsolated {
        UncheckedSendable(context.content(of: content(GeometryProxy(globalFrame: frame))))
      }.value
    }
    return [node]
  }
}

/// A value that stays on its actor, unchecked by the compiler.
private struct UncheckedSendable<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// The geometry of a geometry reader.
public struct GeometryProxy {
  private let globalFrame: CGRect

  init(globalFrame: CGRect) {
    self.globalFrame = globalFrame
  }

  /// The size of the reader, in points.
  public var size: CGSize { globalFrame.size }

  /// The safe area insets, in points; always 0.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the reader in a coordinate space, in points.
  ///
  /// A named space counts as that of the whole tree.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace == .local ? CGRect(origin: .zero, size: size) : globalFrame
  }

  /// The bounds of a named space; always `nil`.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// The whole tree.
  case global
  /// The view itself.
  case local
  /// A view with a name.
  case named(AnyHashable)

  /// The space of a scroll view around.
  public static var scrollView: CoordinateSpace { .named("scrollView") }
}

/// The coordinate space of a named view.
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
