package import LayoutEngine

/// A part of a user interface, here as far as it has to do with layout.
///
/// Isolated to the main actor, as SwiftUI's protocol is: bodies may call what is isolated there.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder var body: Self.Body { get }
}

extension Never: View {
  /// There is no value that could be asked.
  public var body: Never { self }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView where Wrapped: View {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    map { context.nodes(of: $0) } ?? []
  }
}

/// A view without content, which has no part in any layout.
public struct EmptyView: Sendable {
  /// Makes the view.
  public init() {}
}

extension EmptyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] { [] }
}

/// A view that hides its type.
public struct AnyView {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

extension AnyView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: view)
  }
}
