package import LayoutEngine

/// The view of one of two branches, of a `ViewBuilder`.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case first(TrueContent)
    case second(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView where TrueContent: View, FalseContent: View {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    switch storage {
    case .first(let view): context.nodes(of: view)
    case .second(let view): context.nodes(of: view)
    }
  }
}
