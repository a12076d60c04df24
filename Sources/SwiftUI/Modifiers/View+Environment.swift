import LayoutAPI
import LayoutEngine
public import Observation

/// A view in a changed environment.
struct EnvironmentView<Content: View> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [any Node] {
    var inner = context
    change(&inner.environment)
    let nodes = inner.nodes(of: content)
    let direction = inner.environment.layoutDirection
    guard direction != context.environment.layoutDirection else { return nodes }
    for node in nodes where node.traits.direction == nil {
      node.traits.direction = direction
    }
    return nodes
  }
}

extension View {
  nonisolated func environment(
    change: @escaping (inout EnvironmentValues) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: change)
  }

  /// Sets an environment value of the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    environment { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the view's environment.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment { $0.setObject(object) }
  }

  /// Puts an object into the view's environment.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment { $0.setObject(object) }
  }

  /// Changes an environment value of the view.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    environment { transform(&$0[keyPath: keyPath]) }
  }

  /// Limits the number of lines of text, `nil` for any.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Limits the number of lines of text.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Limits the number of lines of text.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Limits the number of lines of text; space for missing lines is not reserved here.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Sets the alignment of lines of text; no effect on layout.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets whether controls react to the user; no effect on layout.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    environment { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Sets the font of text; no effect on the measure of `Text`.
  nonisolated public func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }
}
