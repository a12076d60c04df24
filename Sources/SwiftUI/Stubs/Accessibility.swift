// Descriptions for people who do not see the view.
extension View {
  /// Describes the view, which has no part in layout.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View { self }

  /// Describes the view, which has no part in layout.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Describes the view, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Describes the view's value, which has no part in layout.
  nonisolated public func accessibilityValue(_ value: Text) -> some View { self }

  /// Describes the view's value, which has no part in layout.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { self }

  /// Describes the view's value, which has no part in layout.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }

  /// Describes what the view does, which has no part in layout.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Describes what the view does, which has no part in layout.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Hides the view's description, which has no part in layout.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Names the view for tests, which has no part in layout.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }

  /// Joins descriptions, which has no part in layout.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }

  /// Says what kind of view it is, which has no part in layout.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Says what kind of view it is not, which has no part in layout.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  /// Sets the order of descriptions, which has no part in layout.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Describes an action, which has no part in layout.
  nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }

  /// Describes how a value is changed, which has no part in layout.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

/// What kind of view it is.
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

  /// Chosen.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)

  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)

  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)

  /// Text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)

  /// The only one to react.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 6)

  /// A switch.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 7)

  /// A summary.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)

  /// One that changes.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
}

/// What becomes of the descriptions inside.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are left out.
  case ignore
  /// They stay.
  case contain
  /// They are joined.
  case combine
}

/// How a value is changed.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
