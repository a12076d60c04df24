// Descriptions for people who do not see the view.
extension View {
  /// Describes the view, which has no part in layout.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    self
  }

  /// Describes the view, which has no part in layout.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    self
  }

  /// Describes the view, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    self
  }

  /// Describes the view's value, which has no part in layout.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    self
  }

  /// Describes the view's value, which has no part in layout.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    self
  }

  /// Describes the view's value, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    self
  }

  /// Describes what the view does, which has no part in layout.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    self
  }

  /// Describes what the view does, which has no part in layout.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    self
  }

  /// Hides the view's description, which has no part in layout.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    self
  }

  /// Names the view for tests, which has no part in layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    self
  }

  /// Joins descriptions, which has no part in layout.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    self
  }

  /// Says what kind of view it is, which has no part in layout.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says what kind of view it is not, which has no part in layout.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the order of descriptions, which has no part in layout.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    self
  }

  /// Describes an action, which has no part in layout.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void)
    -> some View
  {
    self
  }

  /// Describes how a value is changed, which has no part in layout.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    self
  }
}
