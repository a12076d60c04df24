/// The older way to a container of one's own, by which files reach the views of a builder.
public enum _VariadicView {
  /// A view made by a root of the views of a builder.
  public struct Tree<Root: _VariadicView_Root, Content: View> {
    /// What makes the view.
    public var root: Root
    /// The views.
    public var content: Content

    /// Makes the view.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }

  /// The views of a builder.
  public typealias Children = SubviewsCollection
}

/// What makes a view of the views of a builder.
@MainActor @preconcurrency
public protocol _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View

  /// Makes the view.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root whose view stands in the container around as one.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_Root {}

/// A root whose views stand in the container around.
public protocol _VariadicView_MultiViewRoot: _VariadicView_Root {}

extension _VariadicView.Tree: View {
  /// The view that the root makes.
  public var body: some View {
    Group(subviews: content) { root.body(children: $0) }
  }
}
