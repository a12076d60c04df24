import LayoutAPI

extension Draw {
  /// A closure that takes a value and does nothing with it but to be heard of.
  ///
  /// PURE-05 hears of each call while the layout measures or places: what is handed out there mostly ends
  /// in a state.
  ///
  /// - Returns: The closure, for a parameter such as `onHeight: (CGFloat) -> Void`.
  public func sink<Value>() -> @Sendable (Value) -> Void {
    { _ in StateWrites.note(StateWrites.closure) }
  }
}
