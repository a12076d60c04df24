public import LayoutAPI

extension View {
  /// Puts views in front of this one, which are offered its size.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment: alignment)
  }

  /// Puts a view in front of this one, which is offered its size.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    secondary(overlay, alignment: alignment)
  }

  /// Paints in front of the view, which has no part in layout.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Paints a shape in front of the view, which has no part in layout.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Puts views behind this one, which are offered its size.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment: alignment)
  }

  /// Puts a view behind this one, which is offered its size.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    secondary(background, alignment: alignment)
  }

  /// Paints behind the view, which has no part in layout.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Paints the background style behind the view, which has no part in layout.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// Paints a shape behind the view, which has no part in layout.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }

  /// Paints a shape behind the view, which has no part in layout.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    self
  }
}
