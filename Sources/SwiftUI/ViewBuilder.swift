package import LayoutEngine

/// A result builder of views.
@resultBuilder
public enum ViewBuilder {
  /// The view of an expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// The view of an empty closure.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// The one view of a closure.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// The view of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(repeat each content)
  }

  /// The view of an `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The view of the first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The view of the second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The view of an `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}

/// The views of a `ViewBuilder`'s closure, in the container around.
public struct TupleView<T> {
  /// The views.
  public var value: T

  private let views: [any View]

  /// The view of several.
  init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
    value = (repeat each content)
    var views: [any View] = []
    repeat views.append(each content)
    self.views = views
  }
}

extension TupleView: PrimitiveView {
  package func makeNodes(in context: ViewContext) -> [any Node] {
    views.flatMap { context.nodes(of: $0) }
  }
}

/// The view of one of two branches of a `ViewBuilder`'s closure.
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
