public import LayoutAPI
package import LayoutEngine

/// A view of another view's content, as a container takes it out to arrange it.
public struct Subview: Identifiable {
  let node: any Node

  /// The identity of a subview: its position among the subviews.
  public struct ID: Hashable, Sendable {
    let position: Int
  }

  /// The identity.
  public let id: ID

  /// The values that the view carries for any container.
  public var containerValues: ContainerValues {
    node.traits[ContainerValuesKey.self]
  }
}

extension Subview: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] { [node] }
}

/// The views of another view's content.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  @MainActor init(of view: some View, in context: ViewContext) {
    subviews = context.nodes(of: view).enumerated().map { position, node in
      Subview(node: node, id: Subview.ID(position: position))
    }
  }

  /// The position of the first view.
  public var startIndex: Int { subviews.startIndex }

  /// The position after the last view.
  public var endIndex: Int { subviews.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> Subview { subviews[index] }
}

extension SubviewsCollection: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    subviews.flatMap { context.nodes(of: $0) }
  }
}

/// A view made of the views of another view's content.
public struct SubviewsContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension SubviewsContent: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    context.nodes(of: transform(SubviewsCollection(of: base, in: context)))
  }
}

extension Group {
  /// Makes a view of the views of another view's content.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == SubviewsContent<Base, Result> {
    self.init { SubviewsContent(base: view, transform: transform) }
  }
}

/// The views of another view's content as the elements of a `ForEach`, which has them when it is laid out.
public struct ForEachSubviewCollection<Base: View>: RandomAccessCollection {
  let base: Base

  /// The position of the first view.
  public var startIndex: Int { 0 }

  /// The position after the last view: 0, since nothing is laid out yet.
  public var endIndex: Int { 0 }

  /// The view at a position, of which there is none.
  public subscript(index: Int) -> Subview {
    preconditionFailure("the views are there when the 'ForEach' is laid out")
  }
}

extension ForEach where Content: View, ID == Subview.ID {
  /// Makes a view of each view of another view's content.
  public init<Base: View>(
    subviews view: Base, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Base> {
    self.init(ForEachSubviewCollection(base: view), id: \.id, content: content)
  }
}

/// Elements that are known when they are laid out.
@MainActor protocol LateElements {
  func elements(in context: ViewContext) -> SubviewsCollection
}

extension ForEachSubviewCollection: LateElements {
  func elements(in context: ViewContext) -> SubviewsCollection {
    SubviewsCollection(of: base, in: context)
  }
}

extension View {
  /// Sets a value of the view for any container around.
  ///
  /// Of several values for one key the innermost holds.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    traits { traits in
      var own = traits[ContainerValuesKey.self]
      var added = ContainerValues()
      added[keyPath: keyPath] = value
      own.addMissing(added)
      traits[ContainerValuesKey.self] = own
    }
  }
}
