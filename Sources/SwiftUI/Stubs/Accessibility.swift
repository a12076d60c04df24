extension View {
  /// Sets the accessibility label; no effect on layout.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Sets the accessibility label; no effect on layout.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility label; no effect on layout.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Sets the accessibility value; no effect on layout.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Sets the accessibility value; no effect on layout.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Sets the accessibility value; no effect on layout.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Sets the accessibility hint; no effect on layout.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets the accessibility hint; no effect on layout.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Hides the view from accessibility; no effect on layout.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Sets the accessibility identifier; no effect on layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Combines accessibility elements; no effect on layout.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Adds accessibility traits; no effect on layout.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Removes accessibility traits; no effect on layout.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the accessibility sort priority; no effect on layout.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Adds an accessibility action; no effect on layout.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Adds an adjustment action; no effect on layout.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

/// The accessibility traits of a view.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The set as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)

  /// A header.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)

  /// A selected view.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)

  /// Static text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)

  /// A modal view.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)

  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)

  /// A view with frequent updates.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}

/// The accessibility behaviour of a view's children.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// Children are ignored.
  case ignore
  /// Children stay elements.
  case contain
  /// Children are combined into one element.
  case combine
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// An increment.
  case increment
  /// A decrement.
  case decrement
}
