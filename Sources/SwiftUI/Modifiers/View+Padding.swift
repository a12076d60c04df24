public import LayoutAPI
import LayoutEngine

extension View {
  /// Pads the view at each edge, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    layout(PaddingLayout(insets: insets))
  }

  /// Pads the view at some edges, in points; `nil` for 16.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? PaddingLayout.defaultLength
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Pads the view at all edges by one length, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }

  /// Pads the view at some edges, in points; `nil` for 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  /// Puts a second view at an edge, and insets this one by its length.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge: edge == .top ? .top : .bottom,
      alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }

  /// Puts a second view at an edge, and insets this one by its length.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    inset(
      content(), edge: edge == .leading ? .leading : .trailing,
      alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }

  nonisolated private func inset(
    _ view: some View, edge: Edge, alignment: Alignment, spacing: CGFloat?
  ) -> some View {
    PairedNodes(
      content: self, secondary: view,
      layout: SafeAreaInsetLayout(edge: edge, alignment: alignment, spacing: spacing))
  }
}

extension View {
  /// Extends the view into the safe area, which is empty here.
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { self }

  /// Extends the view into the safe area, which is empty here.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }
}
