package import LayoutEngine

/// The views of each element of a collection, in the container around.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data

  /// The views of an element.
  public var content: (Data.Element) -> Content

  private init(elements: Data, content: @escaping (Data.Element) -> Content) {
    data = elements
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Makes views of elements, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes views of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
  /// Makes views of integers.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(elements: data, content: content)
  }
}

extension ForEach where Content: View {
  /// Makes views of bindings to identifiable elements.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID {
    self.init(elements: Self.bindings(to: data), content: content)
  }

  /// Makes views of bindings to elements, identified by a key path.
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
  /// The views themselves; the action is never called.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach { self }

  /// The views themselves; the action is never called.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach { self }
}

extension ForEach: View where Content: View {}

extension ForEach: PrimitiveView where Content: View {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    if let data = data as? any LateElements {
      return data.elements(in: context).flatMap { subview in
        (subview as? Data.Element).map { context.nodes(of: content($0)) } ?? []
      }
    }
    return data.flatMap { context.nodes(of: content($0)) }
  }
}
