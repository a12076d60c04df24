public import LayoutAPI

extension View {
  /// Puts views in front of this one, with its size as the proposal.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment: alignment)
  }

  /// Puts a view in front of this one, with its size as the proposal.
  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    secondary(overlay, alignment: alignment)
  }

  /// Puts views behind this one, with its size as the proposal.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment: alignment)
  }

  /// Puts a view behind this one, with its size as the proposal.
  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    secondary(background, alignment: alignment)
  }
}
