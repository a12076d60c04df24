package import LayoutEngine

/// One view, or more, for each element of a collection, which stand in the container around.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// Makes the views of an element.
  public var content: (Data.Element) -> Content

  private init(elements: Data, content: @escaping (Data.Element) -> Content) {
    data = elements
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Makes views of elements that a key path tells apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of elements that tell themselves apart.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views of numbers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to the elements of a collection that tell themselves apart.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(elements: Self.bindings(to: data), content: content)
  }

  /// Makes views of bindings to elements that a key path tells apart.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>] {
    self.init(elements: Self.bindings(to: data), content: content)
  }

  private static func bindings<C: MutableCollection>(
    to data: Binding<C>
  ) -> [Binding<C.Element>] {
    data.wrappedValue.indices.map { index in
      Binding(
        get: { data.wrappedValue[index] }, set: { data.wrappedValue[index] = $0 })
    }
  }
}

extension ForEach where Content: View {
  /// Leaves the views as they are: the user deletes nothing here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// Leaves the views as they are: the user moves nothing here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    data.flatMap { context.nodes(of: content($0)) }
  }
}
