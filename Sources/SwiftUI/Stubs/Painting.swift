public import LayoutAPI

extension View {
  /// Draws a border; no effect on layout.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    self
  }

  /// Sets the colour of text; no effect on layout.
  nonisolated public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of text; no effect on layout.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }

  /// Sets two styles of text; no effect on layout.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }

  /// Sets the colour of controls; no effect on layout.
  nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Sets the colour of controls; no effect on layout.
  nonisolated public func tint(_ tint: Color?) -> some View { self }

  /// Sets the colour of controls; no effect on layout.
  nonisolated public func accentColor(_ accentColor: Color?) -> some View { self }

  /// Sets the colour scheme; no effect on layout.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { self }

  /// Paints in front of the view; no effect on layout.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Paints a shape in front of the view; no effect on layout.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Paints behind the view; no effect on layout.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Paints the background style behind the view; no effect on layout.
  nonisolated public func background(
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  /// Paints a shape behind the view; no effect on layout.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  /// Paints a shape behind the view; no effect on layout.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }
}
