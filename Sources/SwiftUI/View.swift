package import LayoutEngine

/// A part of a user interface, as far as layout depends on it.
///
/// Isolated to the main actor, as SwiftUI's protocol is.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// No value exists.
  public var body: Never { self }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    map { context.nodes(of: $0) } ?? []
  }
}

/// A view without nodes.
public struct EmptyView: Sendable {
  /// Makes the view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] { [] }
}

/// A type-erased view.
public struct AnyView {
  private let view: any View

  /// Makes a type-erased view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Makes a type-erased view.
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}
