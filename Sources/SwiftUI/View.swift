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
